import { expect, test } from 'vitest';

import { orderOf, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf, fromAnywhere } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();

async function checkout(change: object = {}) {
  const productId = await stockProduct({ quantity: 9 });
  return { ...checkoutOf({ productId, quantity: 1, price: 1800 }), ...change };
}

async function order(body: object) {
  const { token } = await signUp('b2b_buyer');
  return shop.post('/razorpay/create-order', body, { ...fromAnywhere(), token });
}

test('stores the PO number and allows corrections until payment', async () => {
  const { token } = await signUp('b2b_buyer');
  const first = await checkout({ purchaseOrderNumber: ' PO/2026-11/0042 ' });
  const send = (body: object) =>
    shop.post('/razorpay/create-order', body, { ...fromAnywhere(), token });
  const { status, body } = await send(first);
  expect(status).toBe(200);
  expect((await orderOf(body.orderId)).purchaseOrderNumber).toBe('PO/2026-11/0042');
  const again = await send({ ...first, purchaseOrderNumber: 'PO/2026-11/0043' });
  expect(again.body.orderId).toBe(body.orderId);
  expect((await orderOf(body.orderId)).purchaseOrderNumber).toBe('PO/2026-11/0043');
  await send({ ...first, purchaseOrderNumber: undefined });
  expect((await orderOf(body.orderId)).purchaseOrderNumber).toBe('');
});

test('stores no PO number when there is none', async () => {
  const { status, body } = await order(await checkout());
  expect(status).toBe(200);
  expect((await orderOf(body.orderId)).purchaseOrderNumber).toBe('');
});

test.each([
  ['a formula', '=HYPERLINK("http://x")'],
  ['another formula', '+1;2'],
  ['markup', '<b>PO</b>'],
  ['lines', 'PO\n2'],
  ['more than 40 characters', 'P'.repeat(41)],
])('%s is no number for an order', async (_, purchaseOrderNumber) => {
  expect(await order(await checkout({ purchaseOrderNumber }))).toMatchObject({
    status: 400,
    body: { code: 'invalid' },
  });
});
