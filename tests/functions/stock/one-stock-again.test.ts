import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { checkoutOf, fromAnywhere } from '../checkout-fixtures.ts';
import { concurrently } from '../concurrent-calls.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, expectStockToBalance, sizesOf, stockKurta, stockOf } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin', { fullName: 'Sita Staff' }));
const asAdmin = () => ({ token: admin.token });

const order = (productId: string) =>
  shop.post(
    '/razorpay/create-order',
    checkoutOf({ productId, options: { Size: 'M' }, quantity: 1, price: 1800 }),
    fromAnywhere(),
  );

test('of a product that goes back to one stock, its own units are sold, not those of sizes no longer sold', async () => {
  const productId = await stockKurta({ M: 3, L: 0 });
  const retired = { 'combinations.v1.retired': true, 'combinations.v2.retired': true };
  await db().doc(`products/${productId}`).update(retired);
  const counted = { requestId: randomUUID(), difference: 5, reason: 'counted' };
  const adjusted = await shop.post(`/inventory/${productId}/adjust`, counted, asAdmin());
  expect(adjusted.status).toBe(200);
  const answers = await concurrently(40, () => order(productId));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({
    code: 'out_of_stock',
    details: { items: [{ productId, available: 0, requested: 1 }] },
  });
  expect(await sizesOf(productId)).toEqual({ M: 3, L: 0 });
  expect(await stockOf(productId)).toEqual({ quantity: 3, committed: 5 });
  const { body } = await shop.put(`/products/${productId}`, { quantity: 0 }, asAdmin());
  expect(body.product).toMatchObject({ quantity: 3 });
  await expectStockToBalance(productId);
});
