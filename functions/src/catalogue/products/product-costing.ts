import { stockOnHand, type Product } from '@kargha/domain/catalogue/product';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { stockWorth } from '@kargha/domain/stock/inventory';

import { firestore, inTransaction, type DocumentSnapshot } from '../../platform/firestore.ts';
import { iteratePages } from '../../platform/query-pages.ts';
import { costingIn, costingRef } from '../../records/costing-record.ts';
import { productRef, readProduct, readProductOrSkip } from '../../records/product-record.ts';

interface ProductWrite {
  productId: string;
  before: Product | null;
  after: Product | null;
}

/**
 * Stores what the stock is worth next to the unit cost, so that the total is one database sum. A sale does not change
 * it; a deleted product loses its costing.
 */
export async function keepStockValue({ productId, before, after }: ProductWrite): Promise<void> {
  if (before && after && stockOnHand(before) === stockOnHand(after)) return;
  await storeStockValue(productId);
}

/** Every night, for stock that was valued at its price while its cost was unknown. */
export async function valueAllStock(): Promise<void> {
  for await (const page of iteratePages(firestore().collection(COLLECTIONS.products))) {
    const costings = await firestore().getAll(...page.map(({ id }) => costingRef(id)));
    for (const [place, snapshot] of page.entries()) {
      const product = readProductOrSkip(snapshot);
      const costing = costings[place];
      if (product && costing && !isValued(product, costing)) await storeStockValue(product._id);
    }
  }
}

/** Computed from the current product, since events may arrive twice and in any order. */
function storeStockValue(productId: string): Promise<void> {
  return inTransaction(async (transaction) => {
    const [found, costing] = await transaction.getAll(productRef(productId), costingRef(productId));
    const product = found ? readProduct(found) : null;
    if (!product) {
      transaction.delete(costingRef(productId));
      return;
    }
    if (!costing || isValued(product, costing)) return;
    const worth = stockWorth(product, costingIn(costing).unitCost);
    transaction.set(costingRef(productId), worth, { merge: true });
  });
}

function isValued(product: Product, costing: DocumentSnapshot): boolean {
  const { unitCost, stockValue, withoutCost } = costingIn(costing);
  const worth = stockWorth(product, unitCost);
  return stockValue === worth.stockValue && withoutCost === worth.withoutCost;
}
