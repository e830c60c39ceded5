import { missingAfterUpdate } from '@kargha/domain/catalogue/required-product-fields';
import { mrpProblem } from '@kargha/domain/catalogue/declarations';
import type { Product } from '@kargha/domain/catalogue/product';
import type { ProductUpdate } from '@kargha/domain/catalogue/product-input';

import { invalidField, invalidFields } from '../../http/errors.ts';
import { storeSettings } from '../../records/settings-record.ts';

/** Throws 400 with a message for each required field that would be missing. */
export function refuseIncomplete(product: Product, update: ProductUpdate): void {
  const lacking = missingAfterUpdate(product, update);
  if (Object.keys(lacking).length > 0) throw invalidFields(lacking);
}

const OF_THE_MRP = ['label', 'price', 'combinations', 'chargeTax', 'hsnCode', 'status'] as const;

/**
 * Throws 400 when a price with all taxes would be above the MRP. Other changes stay possible after a tax rate has
 * risen.
 */
export async function refuseAboveMrp(
  changed: Parameters<typeof mrpProblem>[0],
  update: ProductUpdate,
  at: Date,
): Promise<void> {
  if (!changed.label?.mrp || OF_THE_MRP.every((field) => update[field] === undefined)) return;
  const { tax } = await storeSettings();
  const problem = mrpProblem(changed, tax, at);
  if (problem !== null) throw invalidField('mrp', problem);
}
