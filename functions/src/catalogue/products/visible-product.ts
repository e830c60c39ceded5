import type { Request } from 'express';

import { isUnlockedFor, type Product } from '@kargha/domain/catalogue/product';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import { findCaller } from '../../http/caller.ts';
import { notFound } from '../../http/errors.ts';
import { accessCodesOf } from '../../records/user-record.ts';
import { isAllowed } from '../../people/users/staff.ts';
import { findProduct } from './product-store.ts';

/** Sales and commitments are not public, and the pictures of cards are among all pictures. */
export function publicProduct(
  product: Product,
): Omit<Product, 'committed' | 'soldScore' | 'cardPictures'> {
  const { committed, soldScore, cardPictures, ...shown } = product;
  return shown;
}

/** Throws 404 not_found when the caller may not see the product. */
export async function visibleProduct(request: Request, id: string): Promise<Product> {
  const product = await findProduct(id);
  if (!(await maySee(request, product))) throw notFound(catalogueMessages.product_not_found());
  return product;
}

/** Active products are public, restricted ones need their code, all others are for staff. */
async function maySee(request: Request, product: Product): Promise<boolean> {
  if (product.status === 'active' && !product.restricted) return true;
  const caller = await findCaller(request);
  if (!caller) return false;
  if (await isAllowed(caller, 'products.read')) return true;
  return product.status === 'active' && isUnlockedFor(product, await accessCodesOf(caller.uid));
}
