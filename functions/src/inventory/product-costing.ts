import { SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { stockValue } from '@kargha/domain/stock/inventory';
import { stockOnHand, type Product } from '@kargha/domain/catalogue/product';

import {
  inTransaction,
  type DocumentReference,
  type DocumentSnapshot,
} from '../platform/firestore.ts';
import { productRef, readProduct } from '../records/product-record.ts';

/** products/{id}/private/costing: what a piece costs the shop, for staff alone. */
export function costingRef(productId: string): DocumentReference {
  return productRef(productId).collection(SUBCOLLECTIONS.private).doc('costing');
}

/** What a piece costs, in rupees; the selling price where nobody knows the cost. */
function unitCostOf(costing: DocumentSnapshot, { price }: Pick<Product, 'price'>): number {
  const cost: unknown = costing.get('unitCost');
  return typeof cost === 'number' && cost >= 0 ? cost : price;
}

/** One write of a product, as the trigger tells of it. */
interface ProductWrite {
  productId: string;
  before: Product | null;
  after: Product | null;
}

/**
 * Keeps the value of a product's pieces beside its cost, so that the value of the whole shop is one sum of the
 * database. It is computed from what the product is now: events may come twice and in any order. A sale moves no piece
 * out of the store room and costs nothing here; a deleted product takes its costing along.
 */
export async function keepStockValue({ productId, before, after }: ProductWrite): Promise<void> {
  if (before && after && worthOf(before) === worthOf(after)) return;
  await inTransaction(async (transaction) => {
    const [found, costing] = await transaction.getAll(productRef(productId), costingRef(productId));
    const product = found ? readProduct(found) : null;
    if (!product) {
      transaction.delete(costingRef(productId));
      return;
    }
    if (!costing) return;
    const value = stockValue(product, unitCostOf(costing, product));
    if (costing.get('stockValue') === value) return;
    transaction.set(costingRef(productId), { stockValue: value }, { merge: true });
  });
}

function worthOf(product: Product): string {
  return `${stockOnHand(product)} ${product.price}`;
}
