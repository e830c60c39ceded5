import { randomUUID } from 'node:crypto';

import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { db, stockKurta, stockProduct } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const asAdmin = () => ({ token: admin.token });

async function made(
  path: string,
  wish: object,
  name: string,
): Promise<{ id: string; number: string }> {
  const { body } = await shop.post(path, { requestId: randomUUID(), ...wish }, asAdmin());
  return body[name] as { id: string; number: string };
}

async function ordered(productId: string, more: object[] = []) {
  const weavers = { name: 'Test weavers', state: 'Kerala' };
  const { id: supplierId } = await made('/purchase-orders/suppliers', weavers, 'supplier');
  const lines = [{ productId, ordered: 3, unitCost: 33_350 }, ...more];
  const wish = { supplierId, expectedOn: '2026-12-01', note: 'By bus', lines, place: 'ordered' };
  return made('/purchase-orders', wish, 'purchaseOrder');
}

test('prints the buyer, supplier, items and amounts, for staff only', async () => {
  const productId = await stockProduct({ title: 'Tangail saree', sku: 'SAR-77' });
  const kurta = await stockKurta({ M: 0, L: 0 });
  await db().doc(`products/${kurta}`).update({ 'combinations.v2.sku': 'KRT-L' });
  const order = await ordered(productId, [
    { productId: kurta, options: { Size: 'L' }, ordered: 5, unitCost: 50_000 },
  ]);
  const path = `/purchase-orders/${order.id}/pdf`;
  const response = await shop.visit(path, asAdmin());
  expect(response.headers.get('content-type')).toContain('application/pdf');
  const bytes = new Uint8Array(await response.arrayBuffer());
  const pdf = await getDocumentProxy(bytes);
  const { text } = await extractText(pdf, { mergePages: true });
  const { legal } = (await db().doc('settings/public').get()).data() as {
    legal: { legalName: string; gstin: string };
  };
  const parts = [
    order.number,
    'Test weavers',
    'Kerala',
    'Tangail saree',
    'SAR-77',
    '1,000.50',
    'KRT-L',
  ];
  for (const part of [...parts, legal.legalName, legal.gstin, 'Purchase Order', 'By bus']) {
    expect(text).toContain(part);
  }
  expect((await shop.get(path)).status).toBe(401);
  const { token } = await signUp('customer');
  expect((await shop.get(path, { token })).status).toBe(403);
  expect((await shop.get('/purchase-orders/unknown/pdf', asAdmin())).status).toBe(404);
});
