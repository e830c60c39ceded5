import { stockOnHand, type Product } from '@kargha/domain/catalogue/product';
import { stockValue } from '@kargha/domain/stock/inventory';

import { inTransaction } from '../../platform/firestore.ts';
import { costingIn, costingRef } from '../../records/costing-record.ts';
import { productRef, readProduct } from '../../records/product-record.ts';

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
    const { unitCost, stockValue: known } = costingIn(costing);
    const value = stockValue(product, unitCost ?? product.price);
    if (costing.exists && known === value) return;
    transaction.set(costingRef(productId), { stockValue: value }, { merge: true });
  });
}

function worthOf(product: Product): string {
  return `${stockOnHand(product)} ${product.price}`;
}
