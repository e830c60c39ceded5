import type { Request } from 'express';

import { isUnlockedFor, type Product } from '@kargha/domain/catalogue/product';

import { findCaller } from '../http/caller.ts';
import { notFound } from '../http/errors.ts';
import { accessCodesOf } from '../records/user-record.ts';
import { isAdmin } from '../users/staff.ts';
import { findProduct } from './product-store.ts';

/** A product as /api shows it to others than staff: how much is sold and promised is the shop's own business. */
export function publicProduct(product: Product): Omit<Product, 'committed' | 'soldScore'> {
  const { committed, soldScore, ...shown } = product;
  return shown;
}

/** The product, if the caller may see it. Throws 404 not_found, as for one that is not there. */
export async function visibleProduct(request: Request, id: string): Promise<Product> {
  const product = await findProduct(id);
  if (!(await maySee(request, product))) throw notFound('We could not find this product.');
  return product;
}

/** Active products are for everybody, restricted ones for holders of their code, the rest for staff. */
async function maySee(request: Request, product: Product): Promise<boolean> {
  if (product.status === 'active' && !product.restricted) return true;
  const caller = await findCaller(request);
  if (!caller) return false;
  if (await isAdmin(caller)) return true;
  return product.status === 'active' && isUnlockedFor(product, await accessCodesOf(caller.uid));
}
