import { expect, test } from 'vitest';

import { asha, checkoutOf, fromAnywhere } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, stockProduct } from '../ledger-fixtures.ts';

isolateDatabase();
const shop = isolatedShop();

const post = (checkout: unknown) => shop.post('/razorpay/create-order', checkout, fromAnywhere());

test('promises the days of delivery, and other days for a corrected address', async () => {
  const productId = await stockProduct();
  const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
  const { body } = await post(checkout);
  const near = body.expectedDelivery as { from: string; to: string };
  expect(Date.parse(near.from)).toBeGreaterThan(Date.now());
  expect(Date.parse(near.to)).toBeGreaterThan(Date.parse(near.from));
  const leh = { line1: '5 Mill Road', city: 'Leh', state: 'Ladakh', pincode: '194101' };
  const corrected = { ...asha, address: { ...asha.address, ...leh } };
  const again = await post({ ...checkout, customer: corrected });
  const far = again.body.expectedDelivery as { from: string; to: string };
  expect(again.body.orderId).toBe(body.orderId);
  expect(Date.parse(far.to)).toBeGreaterThan(Date.parse(near.to));
  const stored = await db()
    .doc(`orders/${String(body.orderId)}`)
    .get();
  const to = stored.get('expectedDelivery.to') as { toDate: () => Date };
  expect(to.toDate()).toEqual(new Date(far.to));
});
