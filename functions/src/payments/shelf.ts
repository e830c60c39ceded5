import type { Transaction } from '../platform/firestore.ts';
import { productRef, readProduct } from '../records/product-record.ts';
import { accessCodesOf } from '../records/user-record.ts';
import type { Shelf, WantedItem } from './checkout-lines.ts';

/** Reads the wanted products in the transaction, and the person's access codes when one of them needs a code. */
export async function readShelf(
  transaction: Transaction,
  items: readonly WantedItem[],
  uid: string | null,
): Promise<Shelf> {
  const snapshots = await transaction.getAll(...items.map((item) => productRef(item.productId)));
  const products = new Map(snapshots.map((one) => [one.id, readProduct(one)]));
  const restricted = [...products.values()].some((product) => product?.restricted === true);
  return { products, accessCodes: restricted && uid !== null ? await accessCodesOf(uid) : [] };
}
