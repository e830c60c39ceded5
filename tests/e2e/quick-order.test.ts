import { randomUUID } from 'node:crypto';

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { db, stockProduct } from '../functions/ledger-fixtures.ts';
import { VERIFIED } from './bulk-order-steps.ts';
import { signedInShopper, signedInStaff } from './order-steps.ts';

const BUYER = { ...VERIFIED, fullName: 'Ira Nambiar', phone: '9876543210' } as const;

async function newProduct(fields: Parameters<typeof stockProduct>[0]) {
  const sku = `QO-${randomUUID().slice(0, 8).toUpperCase()}`;
  const title = `Piece ${sku}`;
  const id = await stockProduct({ sku, hasSKU: true, title, quantity: 60, ...fields });
  return { id, sku, title };
}

async function bulkProduct() {
  const bulk = { minimum: 20, multiple: 5, leadTimeDays: 21 };
  const product = await newProduct({ price: 1800, bulk, hsnCode: '6211' });
  const tiers = [{ from: 20, percentOff: 10 }];
  await db().doc(`products/${product.id}/private/bulk`).set({ tiers });
  return product;
}

test('a buyer fixes a bad line in a list of SKUs, gets the bulk price and requests a quote', async () => {
  const [kurta, stole] = [await bulkProduct(), await newProduct({ price: 900 })];
  const { page } = await signedInShopper('b2b_buyer', BUYER);
  await addListToCart(page, `${kurta.sku}, 22\n${stole.sku}; 5`);

  const line = page.getByRole('listitem', { name: kurta.title });
  await line.getByText('Bulk price applied.').waitFor();
  await line.getByText('₹1,620').waitFor();
  await line.getByText('₹40,500').waitFor();
  await page.getByRole('button', { name: 'Request a quote for this cart' }).click();
  const form = page.getByRole('dialog');
  const products = form.getByRole('group', { name: 'Products' });
  await products.getByText(kurta.title).waitFor();
  await products.getByText('25 pieces', { exact: true }).waitFor();
  expect(await form.getByLabel('Expected quantity').inputValue()).toBe('30');
  await form.getByLabel('Requirements').fill('Indigo, for the new year.');
  await form.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByRole('button', { name: 'View your quotations' }).click();
  await page.getByRole('link', { name: /View/ }).first().click();
  await page.getByText(`25 × ${kurta.title} (${kurta.sku})`).waitFor();

  const quoteId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect((await db().doc(`quotes/${quoteId}`).get()).get('lines')).toMatchObject([
    { productId: kurta.id, quantity: 25 },
    { productId: stole.id, quantity: 5 },
  ]);
  await expectSeenByStaff(quoteId, kurta.title);
}, 180_000);

async function addListToCart(page: Page, list: string): Promise<void> {
  await page.goto('/bulk-orders');
  await page.getByRole('link', { name: 'Quick order by SKU' }).click();
  await page.getByLabel('SKU, quantity and size, one product per line').fill(list);
  await page.getByRole('button', { name: 'Check lines' }).click();
  await page.getByText('Only in multiples of 5.').waitFor();
  await page.getByText('2 lines, 1 ready for the cart.').waitFor();
  await page.getByLabel('Quantity on line 1').fill('25');
  await page.getByRole('button', { name: 'Add 2 lines to cart' }).click();
  await page.getByRole('button', { name: 'View Cart' }).click();
}

async function expectSeenByStaff(quoteId: string, title: string): Promise<void> {
  const { page: staff } = await signedInStaff();
  await staff.goto(`/admin/quotes/${quoteId}`);
  await staff.getByRole('button', { name: 'Start review' }).click();
  const first = staff.getByRole('group', { name: 'Line 1' });
  await first.getByLabel('Description').waitFor();
  expect(await first.getByLabel('Description').inputValue()).toBe(title);
  expect(await first.getByLabel('Quantity').inputValue()).toBe('25');
  expect(await first.getByLabel('Unit price (₹)').inputValue()).toBe('1620');
}
