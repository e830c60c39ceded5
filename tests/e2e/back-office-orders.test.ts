import { expect, test } from 'vitest';

import { orderWorth } from '@kargha/domain/pricing/price-order';

import { db, orderOf, stockOf } from '../functions/ledger-fixtures.ts';
import { expectNoViolations } from './axe.ts';
import { createOrder, signedInStaff } from './order-steps.ts';

test('staff find an order by number, change its address and remove an item', async () => {
  const { page } = await signedInStaff();
  const { orderId, orderNumber, productIds } = await createOrder({ pieces: [2, 1] });
  const before = await orderOf(orderId);
  await page.goto('/admin/orders');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(orderNumber.toLowerCase());
  await page.getByRole('rowheader', { name: orderNumber }).waitFor();
  await expectNoViolations(page);
  expect(new URL(page.url()).searchParams.get('search')).toBe(orderNumber.toLowerCase());
  await page.getByRole('link', { name: `Edit order ${orderNumber}` }).click();
  const details = page.getByRole('dialog');
  await details.getByLabel('City').fill('Nashik');
  await expectNoViolations(page);
  await details.getByRole('button', { name: 'Save details' }).click();
  await details.waitFor({ state: 'detached' });
  await page
    .getByText(/Nashik/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Edit items' }).click();
  const lines = page.getByRole('dialog');
  await lines.getByLabel(/Test piece: quantity \(now 2\)/).fill('1');
  await lines.getByText('₹2,124 is refunded to the original payment method.').waitFor();
  await expectNoViolations(page);
  await lines.getByLabel('Reason').fill('A flaw in the border.');
  await lines.getByRole('button', { name: 'Save changes' }).click();
  await lines.waitFor({ state: 'detached' });
  await page.getByText('A flaw in the border.').first().waitFor();
  const after = await orderOf(orderId);
  expect(orderWorth(before.totals) - orderWorth(after.totals)).toBe(180_000 * 1.18);
  expect(await stockOf(productIds[0]!)).toEqual({ quantity: 9, committed: 1 });
  await expectNoViolations(page);
});

test('imports 493 of 500 products once and explains the 7 bad rows', async () => {
  const { page } = await signedInStaff();
  const mark = `zq${Date.now().toString(36)}`;
  const rows = Array.from({ length: 500 }, (_, at) => {
    const price = (at + 1) % 71 === 0 ? 'cheap' : '1800';
    return `${mark} saree ${at + 1},From a sheet,women,saree,${price},3,draft`;
  });
  const head = 'Title,Description,Category,Collection,Price,Quantity,Status';
  const file = {
    name: 'sheet.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, ...rows].join('\n')),
  };
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Product sheet').setInputFiles(file);
  const wait = { timeout: 120_000 };
  await dialog.getByText('493 products to create and 7 rows with errors.').waitFor(wait);
  // The heading is row 1 in a spreadsheet too.
  await dialog.getByText(/^Row 72:.*Price: “cheap” is not a number\.$/).waitFor();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Import 493 products' }).click();
  await dialog.getByText('493 products created and 7 rows skipped.').waitFor(wait);
  const found = await db()
    .collection('products')
    .where('searchTokens', 'array-contains', mark)
    .count()
    .get();
  expect(found.data().count).toBe(493);
}, 300_000);
