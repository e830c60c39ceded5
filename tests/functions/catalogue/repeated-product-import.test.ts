import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { db, expectStockToBalance, stockProduct } from '../ledger-fixtures.ts';
import {
  newSku,
  readAudit,
  exportRow,
  findBySku,
  newImportId,
  readProduct,
  VALID_ROW,
  openProductImport,
} from '../product-import.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();

const { shop, admin, bring } = openProductImport();

test('imports the same rows once, sent ten times, concurrently and later', async () => {
  const mark = newSku();
  const imports = [newImportId(), newImportId()];
  const cells = Array.from({ length: 12 }, (_, at) => ({
    ...VALID_ROW,
    Title: `Saree ${mark} ${at}`,
    SKU: at % 2 === 0 ? `${mark}-${at}` : '',
  }));
  const all = (await concurrently(10, (at) => bring(imports[at % 2]!, cells))).flat();
  expect(all.filter(({ result }) => result === 'refused')).toEqual([]);
  expect(all.filter(({ result }) => result === 'created')).toHaveLength(12);
  const ids = new Set(all.map(({ productId }) => productId));
  expect(ids.size).toBe(12);
  const later = await bring(newImportId(), cells);
  expect(new Set(later.map(({ result }) => result))).toEqual(new Set(['unchanged']));
  await expectStockToBalance(...ids);
});

test('updates products by SKU and logs one row per difference', async () => {
  const sku = newSku();
  const row = { ...VALID_ROW, Title: `Saree ${sku}`, SKU: sku };
  const [made] = await bring(newImportId(), [row]);
  const corrected = { ...row, Price: '1,900', SKU: sku.toLowerCase(), Vendor: 'Weavers' };
  const trial = await bring(newImportId(), [{ ...corrected, SKU: sku }], true);
  expect(trial).toMatchObject([{ result: 'changed', changes: ['Price', 'Vendor'] }]);
  expect((await findBySku(sku))[0]).toMatchObject({ price: 1800 });
  const outcomes = await bring(newImportId(), [{ ...corrected, SKU: sku }]);
  expect(outcomes).toMatchObject([{ result: 'changed', productId: made!.productId }]);
  expect(await findBySku(sku)).toMatchObject([{ price: 1900, vendor: 'Weavers', quantity: 4 }]);
  const changes = (await readAudit(made!.productId)).filter(({ before }) => before !== null);
  expect(changes).toMatchObject([{ before: { price: 1800 }, after: { price: 1900 } }]);
});

test('matches a SKU in any case', async () => {
  const sku = `${newSku()}-A`.toUpperCase();
  const row = { ...VALID_ROW, Title: `Saree ${sku}`, SKU: sku.toLowerCase() };
  const [made] = await bring(newImportId(), [row]);
  expect(await findBySku(sku), 'it is kept in capitals').toHaveLength(1);
  const [again] = await bring(newImportId(), [{ ...row, SKU: sku }]);
  expect(again).toMatchObject({ result: 'unchanged', productId: made!.productId });
  await db().doc(`products/${made!.productId}`).update({ sku: sku.toLowerCase() });
  const [older] = await bring(newImportId(), [{ ...row, SKU: sku }]);
  expect(older).toMatchObject({ result: 'changed', productId: made!.productId });
  expect(await findBySku(sku)).toHaveLength(1);
});

test('changes nothing for an unchanged export, even after sales', async () => {
  const productId = await stockProduct({
    quantity: 7,
    title: `=Export ${newSku()}`,
    sku: newSku(),
  });
  const stored = () => db().doc(`products/${productId}`).get();
  const cells = exportRow(await readProduct({ productId }));
  expect(await bring(newImportId(), [cells])).toMatchObject([{ result: 'unchanged', notes: [] }]);
  await db().doc(`products/${productId}`).update({ quantity: 5 });
  const before = await stored();
  expect(await bring(newImportId(), [cells])).toMatchObject([
    {
      result: 'unchanged',
      notes: [
        'Quantity: the sheet says 7, the stock is 5. The stock was not changed. Adjust it under Inventory.',
      ],
    },
  ]);
  const after = await stored();
  expect(after.updateTime).toEqual(before.updateTime);
  expect(await readAudit(productId)).toEqual([]);
});

test('imports a deleted product again', async () => {
  const row = { ...VALID_ROW, SKU: newSku() };
  const [first] = await bring(newImportId(), [row]);
  await shop.delete(`/products/${first!.productId}`, { token: admin.token });
  const [second] = await bring(newImportId(), [row]);
  expect(second).toMatchObject({ result: 'created' });
  await expectStockToBalance(second!.productId);
});
