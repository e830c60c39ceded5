import { expect, test } from 'vitest';

import { cashCheckout, codeFor, openCashShop, newCustomer } from '../cash-on-delivery-fixtures.ts';
import { concurrently } from '../concurrent-calls.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db, expectStockToBalance, orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { expectLedgerToBalance } from '../order-ledger.ts';

isolateDatabase();

const { shop, publicSettings, offering, create, opened, confirm } = openCashShop();

test('is off by default', async () => {
  await publicSettings().update({ cashOnDelivery: { isOn: false } });
  const wanted = await cashCheckout();
  expect(await create(wanted)).toMatchObject({ status: 409, body: { code: 'cod_not_allowed' } });
  const { items } = wanted;
  expect((await shop.post('/cash-on-delivery/offer', { items })).body).toMatchObject({
    offer: null,
  });
  expect(await stockOf(items[0]!.productId)).toMatchObject({ committed: 0 });
});

test('places an order by its code, and reserves its stock from the start', async () => {
  await offering({ feeRupees: 50 });
  const wanted = await cashCheckout({ fee: 50 });
  const { productId } = wanted.items[0]!;
  const key = await opened(wanted);
  expect(await stockOf(productId)).toEqual({ quantity: 9, committed: 1 });
  const code = await codeFor(key.orderId);
  const wrong = code === '111111' ? '222222' : '111111';
  expect(await confirm(key, wrong)).toMatchObject({
    status: 400,
    body: { code: 'code_not_valid' },
  });
  expect(await concurrently(4, () => confirm(key, code))).toMatchObject(
    Array.from({ length: 4 }, () => ({ status: 200 })),
  );
  const order = await orderOf(key.orderId);
  expect(order).toMatchObject({
    state: 'placed',
    holdExpiresAt: null,
    payment: { state: 'pending', captured: 0 },
    totals: { cashOnDeliveryFee: 5000, total: wanted.amount },
    instalments: [{ id: '1', due: 'on_delivery', state: 'due', amount: wanted.amount }],
  });
  expect(order.totals.shipping).toBeGreaterThanOrEqual(5000);
  const emails = db().doc(`mail/order_${key.orderId}_paid`);
  expect((await emails.get()).get('message.text')).toContain('to the courier on delivery');
  await expectStockToBalance(productId);
  await expectLedgerToBalance(key.orderId);
});

test('refuses a code after five wrong ones', async () => {
  await offering();
  const key = await opened(await cashCheckout());
  const code = await codeFor(key.orderId);
  const wrong = code === '111111' ? '222222' : '111111';
  const answers = await concurrently(8, () => confirm(key, wrong));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(await confirm(key, code)).toMatchObject({ status: 429 });
  expect(await orderOf(key.orderId)).toMatchObject({ state: 'pending_payment' });
});

test('releases the stock of an order that is not confirmed in time', async () => {
  await offering();
  const wanted = await cashCheckout();
  const key = await opened(wanted);
  const code = await codeFor(key.orderId);
  shop.passMinutes(20);
  try {
    expect(await confirm(key, code)).toMatchObject({ status: 409, body: { code: 'not_allowed' } });
    await shop.endHold(key.orderId);
  } finally {
    shop.passMinutes(-20);
  }
  expect(await orderOf(key.orderId)).toMatchObject({ state: 'expired' });
  expect(await stockOf(wanted.items[0]!.productId)).toEqual({ quantity: 10, committed: 0 });
  // The same checkout opens it again, with another code.
  await opened(wanted);
  expect(await confirm(key, await codeFor(key.orderId, 2))).toMatchObject({ status: 200 });
});

test('sends the code again at most once a minute', async () => {
  await offering();
  const { orderId, trackingToken } = await opened(await cashCheckout());
  const again = () => shop.post('/cash-on-delivery/code', { orderId, trackingToken });
  expect((await again()).status).toBe(200);
  expect((await again()).status).toBe(429);
});

test.each([
  ['the amount', { maxRupees: 1000 }],
  ['the pincode', { excludedPincodes: '411' }],
  ['the area', { servedPincodes: '560, 110001' }],
  ['the product', { excludedSkus: 'NONE, TEST-SKU' }],
])('refuses by %s', async (_limit, limits) => {
  await offering(limits);
  const productId = await stockProduct({ quantity: 3, sku: 'test-sku' });
  const answer = await create(await cashCheckout({ productId }));
  expect(answer).toMatchObject({ status: 409, body: { code: 'cod_not_allowed' } });
  expect(await stockOf(productId)).toEqual({ quantity: 3, committed: 0 });
});

test('limits open orders of one person, whatever else they type', async () => {
  await offering({ openPerPerson: 1 });
  const customer = newCustomer();
  const keys = await Promise.all([1, 2].map(async () => opened(await cashCheckout({ customer }))));
  const codes = await Promise.all(keys.map(({ orderId }) => codeFor(orderId)));
  const answers = await Promise.all(keys.map((key, place) => confirm(key, codes[place]!)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  for (const other of [
    { ...newCustomer(), phone: customer.phone },
    { ...newCustomer(), email: customer.email },
    { ...newCustomer(), address: { ...customer.address, line1: ` ${customer.address.line1}, ` } },
  ]) {
    const answer = await create(await cashCheckout({ customer: other }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'cod_not_allowed' } });
    expect(answer.body.error).toContain('We cannot offer cash on delivery for this order');
  }
});
