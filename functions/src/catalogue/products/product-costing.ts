import { SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { stockValue } from '@kargha/domain/stock/inventory';
import { stockOnHand, type Product } from '@kargha/domain/catalogue/product';

import {
  inTransaction,
  type DocumentReference,
  type DocumentSnapshot,
} from '../../platform/firestore.ts';
import { productRef, readProduct } from '../../records/product-record.ts';

export function costingRef(productId: string): DocumentReference {
  return productRef(productId).collection(SUBCOLLECTIONS.private).doc('costing');
}

/** Unit cost in rupees; the selling price when the cost is unknown. */
function unitCostOf(costing: DocumentSnapshot, { price }: Pick<Product, 'price'>): number {
  const cost: unknown = costing.get('unitCost');
  return typeof cost === 'number' && cost >= 0 ? cost : price;
}

interface ProductWrite {
  productId: string;
  before: Product | null;
  after: Product | null;
}

/**
 * Stores the stock value next to the unit cost, so that the total value is one database sum. Computed from the
 * current product, since events may arrive twice and in any order. A sale does not change it; a deleted product
 * loses its costing.
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
