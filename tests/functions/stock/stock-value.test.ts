import { beforeAll, expect, test } from 'vitest';

import {
  keepStockValue,
  valueAllStock,
} from '../../../functions/src/catalogue/products/product-costing.ts';
import { readProduct } from '../../../functions/src/records/product-record.ts';
import { inventoryTotals } from '../../../functions/src/stock/inventory/inventory-list.ts';
import { openIsolatedDatabase } from '../isolated-database.ts';
import { db, stockProduct } from '../ledger-fixtures.ts';

beforeAll(openIsolatedDatabase);

const costing = (id: string) => db().doc(`products/${id}/private/costing`);

async function stocked(quantity: number, stored: object) {
  const id = await stockProduct({ quantity, price: 1800 });
  await costing(id).set(stored);
  const product = readProduct(await db().doc(`products/${id}`).get());
  await keepStockValue({ productId: id, before: null, after: product });
  return id;
}

test('stock without a known cost is counted, and never valued at the selling price', async () => {
  await stocked(3, { unitCost: 1200.5 });
  const unknown = await stocked(2, { unitCost: null, supplier: 'Weavers' });
  await stocked(0, {});
  expect(await inventoryTotals()).toMatchObject({ value: 3 * 120_050, withoutCost: 1 });

  await costing(unknown).set({ supplier: 'Weavers', stockValue: 2 * 180_000 });
  await valueAllStock();
  expect((await costing(unknown).get()).data()).toEqual({
    ...{ supplier: 'Weavers', stockValue: 0, withoutCost: 1 },
  });
  expect(await inventoryTotals()).toMatchObject({ value: 3 * 120_050, withoutCost: 1 });
});
