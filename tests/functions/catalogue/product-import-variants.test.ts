import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { expectStockToBalance, sizesOf, stockKurta } from '../ledger-fixtures.ts';
import {
  exportRow,
  newImportId,
  newSku,
  openProductImport,
  readProduct,
  VALID_ROW,
} from '../product-import.ts';

isolateDatabase();

const { bring } = openProductImport();

const SIZES = { Variants: 'Size=S|M|L', 'Variant stock': 'Size=S: quantity 4; Size=M: quantity 2' };

test('a new product comes with the stock of each of its sizes', async () => {
  const [outcome] = await bring(newImportId(), [{ ...VALID_ROW, ...SIZES, SKU: newSku() }]);
  expect(outcome).toMatchObject({ result: 'created' });
  const product = await readProduct(outcome!);
  expect(await sizesOf(product._id)).toEqual({ S: 4, M: 2 });
  expect(product.quantity).toBe(6);
  await expectStockToBalance(product._id);
});

test('an unchanged export changes nothing, and a changed one keeps the stock', async () => {
  const id = await stockKurta({ M: 4, L: 2 }, { sku: newSku(), hasSKU: true });
  const row = exportRow(await readProduct({ productId: id }));
  expect(row['Variant stock']).toBe('Size=L: quantity 2; Size=M: quantity 4');
  expect(await bring(newImportId(), [row])).toMatchObject([{ result: 'unchanged' }]);
  const sku = newSku();
  const changed = `Size=L: quantity 9, SKU ${sku}, price 1950; Size=M: quantity 4`;
  const [outcome] = await bring(newImportId(), [{ ...row, 'Variant stock': changed }]);
  expect(outcome).toMatchObject({ result: 'changed', changes: ['Variant stock'] });
  expect(outcome?.notes).toEqual([
    'Quantity: the sheet says 9, the stock is 2. The stock was not changed. Adjust it under Inventory.',
  ]);
  const { combinations, skus } = await readProduct({ productId: id });
  expect(combinations.v2).toMatchObject({ sku, price: 1950, quantity: 2 });
  expect(skus).toContain(sku);
  await expectStockToBalance(id);
});

test('a size with stock cannot be left out, and ten thousand sizes are too many', async () => {
  const id = await stockKurta({ M: 4, L: 2 }, { sku: newSku(), hasSKU: true });
  const row = exportRow(await readProduct({ productId: id }));
  const many = Array.from({ length: 10_000 }, (_, place) => `Size=${place}: quantity 1`).join(';');
  const outcomes = await bring(newImportId(), [
    { ...row, 'Variant stock': 'Size=M: quantity 4' },
    { ...VALID_ROW, SKU: newSku(), Variants: 'Size=1|2', 'Variant stock': many },
    { ...VALID_ROW, SKU: newSku(), Variants: 'Size=S', 'Variant stock': 'S is four' },
  ]);
  expect(outcomes.map(({ problem }) => problem)).toEqual([
    expect.stringContaining('L has 2 in stock'),
    'A product has at most 100 variants.',
    expect.stringContaining('must look like Size=S: quantity 4'),
  ]);
  expect(await sizesOf(id)).toEqual({ M: 4, L: 2 });
});

test('a SKU that another size has is refused', async () => {
  const sku = newSku();
  const taken = { Variants: 'Size=S', 'Variant stock': `Size=S: quantity 1, SKU ${sku}` };
  const first = await bring(newImportId(), [{ ...VALID_ROW, ...taken, SKU: newSku() }]);
  expect(first).toMatchObject([{ result: 'created' }]);
  const [second] = await bring(newImportId(), [{ ...VALID_ROW, ...taken, SKU: newSku() }]);
  expect(second?.problem).toBe(`The SKU ${sku} belongs to “Imported saree”.`);
});
