import { expect, test } from 'vitest';

import { stockOf, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf, close, fromAnywhere, open } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrentlyFor } from '../concurrent-calls.ts';

isolateDatabase();
const shop = isolatedShop();

test('limits a signed-in shopper to three unpaid orders', async () => {
  const productId = await stockProduct();
  const { token } = await signUp('customer');
  const checkout = () => checkoutOf({ productId, quantity: 1, price: 1800 });
  for (let count = 0; count < 3; count += 1) await open(shop, checkout(), { token });
  expect(await shop.post('/razorpay/create-order', checkout(), { token })).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  });
  expect(await stockOf(productId)).toEqual({ quantity: 7, committed: 3 });
});

test('limits a network address to thirty unpaid orders', async () => {
  const productId = await stockProduct({ quantity: 100 });
  const sameAddress = fromAnywhere();
  const checkout = () => checkoutOf({ productId, quantity: 1, price: 1800 });
  for (let count = 0; count < 30; count += 1) await open(shop, checkout(), sameAddress);
  const refused = await shop.post('/razorpay/create-order', checkout(), sameAddress);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  await open(shop, checkout());
  expect(await stockOf(productId)).toEqual({ quantity: 69, committed: 31 });
});

test('counts a reopened order for its new network address', async () => {
  const productId = await stockProduct({ quantity: 100 });
  const checkouts = Array.from({ length: 32 }, () =>
    checkoutOf({ productId, quantity: 1, price: 1800 }),
  );
  for (const checkout of checkouts) await close(shop, await open(shop, checkout));
  const sameAddress = fromAnywhere();
  const statuses = [];
  for (const checkout of checkouts) {
    statuses.push((await shop.post('/razorpay/create-order', checkout, sameAddress)).status);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429]);
  expect(await stockOf(productId)).toEqual({ quantity: 70, committed: 30 });
});

test('limits a network address to sixty orders in 15 minutes', async () => {
  const productId = await stockProduct({ quantity: 100 });
  const sameAddress = fromAnywhere();
  const checkouts = Array.from({ length: 90 }, () =>
    checkoutOf({ productId, quantity: 1, price: 1800 }),
  );
  const press = (checkout: object) => shop.post('/razorpay/create-order', checkout, sameAddress);
  const answers = await concurrentlyFor(checkouts, press);
  const opened = answers.filter(({ status }) => status === 200);
  expect(opened.length).toBeLessThanOrEqual(60);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(90 - opened.length);
  expect(await stockOf(productId)).toEqual({
    quantity: 100 - opened.length,
    committed: opened.length,
  });
});

test('counts a reopened order as an attempt but not an open one', async () => {
  const productId = await stockProduct({ quantity: 100 });
  const sameAddress = fromAnywhere();
  const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
  const press = () => shop.post('/razorpay/create-order', checkout, sameAddress);
  for (let count = 0; count < 60; count += 1) {
    await close(shop, await open(shop, checkout, sameAddress));
  }
  expect(await press()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(await stockOf(productId)).toEqual({ quantity: 100, committed: 0 });
  await open(shop, checkout);
  for (let count = 0; count < 3; count += 1) expect((await press()).status).toBe(200);
});
