import { missingAfterUpdate } from '@kargha/domain/catalogue/required-product-fields';
import type { Product } from '@kargha/domain/catalogue/product';
import type { ProductUpdate } from '@kargha/domain/catalogue/product-input';

import { invalidFields } from '../../http/errors.ts';

/** Throws 400 with a message for each required field that would be missing. */
export function refuseIncomplete(product: Product, update: ProductUpdate): void {
  const lacking = missingAfterUpdate(product, update);
  if (Object.keys(lacking).length > 0) throw invalidFields(lacking);
}
