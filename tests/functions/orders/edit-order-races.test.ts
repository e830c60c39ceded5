import { expect, test } from 'vitest';

import { linkToken } from '../draft-order-fixtures.ts';
import { EDIT_REASON, editOrder, payByLink } from '../edit-fixtures.ts';
import { concurrently } from '../concurrent-calls.ts';
import { expectStockToBalance, orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { expectLedgerToBalance } from '../order-ledger.ts';
import { placeOrder, takeOrderStep, takeOrderSteps } from '../staff-orders.ts';
import { pay } from '../sandbox-client.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };

const verify = (callback: object) => shop.post('/razorpay/verify-payment', callback);

test('takes an unpaid addition back without a refund', async () => {
  const { orderId } = await placeOrder(shop);
  const added = await stockProduct({ quantity: 5, price: 3000 });
  expect((await editOrder(staff, orderId, [{ productId: added, quantity: 1 }])).status).toBe(200);
  const token = await linkToken(staff, orderId);
  const { body } = await shop.post('/pay-links/open', { token });
  expect((await editOrder(staff, orderId, [{ productId: added, quantity: 0 }])).status).toBe(200);
  const after = await orderOf(orderId);
  expect(after.payment).toMatchObject({ state: 'captured', refunded: 0 });
  expect((await shop.post('/pay-links/view', { token })).body.order).toMatchObject({
    standing: 'paid',
  });
  // The window that was opened before: the money goes back.
  const late = await verify(await pay((body.order as { id: string }).id));
  expect(late).toMatchObject({ status: 409, body: { code: 'refunding' } });
  await expectLedgerToBalance(orderId);
  await expectStockToBalance(added);
});

test('applies one of many edits at once, and shows the others that the order has changed', async () => {
  const { orderId } = await placeOrder(shop);
  const added = await stockProduct({ quantity: 20, price: 3000 });
  const { revision } = await orderOf(orderId);
  const lines = [{ productId: added, quantity: 1 }];
  const difference = 300_000 * 1.18;
  const answers = await concurrently(8, () =>
    takeOrderStep(staff, orderId, 'edit', { revision, lines, reason: EDIT_REASON, difference }),
  );
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  const others = answers.filter(({ status }) => status !== 200);
  expect(others.every(({ body }) => body.code === 'stale')).toBe(true);
  expect(await stockOf(added)).toEqual({ quantity: 19, committed: 1 });
  await expectStockToBalance(added);
});

test('never sells the last piece to two orders that are edited at once', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => placeOrder(shop)));
  const last = await stockProduct({ quantity: 1, price: 3000 });
  const fields = { lines: [{ productId: last, quantity: 1 }], reason: EDIT_REASON };
  const answers = await Promise.all(
    orders.map(({ orderId }) =>
      takeOrderStep(staff, orderId, 'edit', { ...fields, difference: 300_000 * 1.18 }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const others = answers.filter(({ status }) => status !== 200);
  expect(others.every(({ body }) => body.code === 'out_of_stock')).toBe(true);
  expect(await stockOf(last)).toEqual({ quantity: 0, committed: 1 });
  await expectStockToBalance(last);
});

test('keeps the books while a payment arrives during an edit', async () => {
  const { orderId } = await placeOrder(shop);
  const [one, other] = await Promise.all([
    stockProduct({ quantity: 9, price: 3000 }),
    stockProduct({ quantity: 9, price: 500 }),
  ]);
  expect((await editOrder(staff, orderId, [{ productId: one, quantity: 1 }])).status).toBe(200);
  const token = await linkToken(staff, orderId);
  const { body } = await shop.post('/pay-links/open', { token });
  const callback = await pay((body.order as { id: string }).id);
  const [, paid] = await Promise.all([
    editOrder(staff, orderId, [{ productId: other, quantity: 1 }]),
    verify(callback),
  ]);
  const after = await orderOf(orderId);
  const unpaid = (after.instalments ?? []).filter(({ state }) => state === 'due');
  if (paid.status === 200) {
    expect(after.payment.captured + unpaid.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      after.totals.total,
    );
  } else {
    // The edit was first: the payment was of another amount, and staff look at it.
    expect(paid).toMatchObject({ status: 409, body: { code: 'needs_review' } });
  }
  await expectLedgerToBalance(orderId);
  await expectStockToBalance(one, other);
});

test('cancels an edited order and refunds every payment', async () => {
  const { orderId, productIds } = await placeOrder(shop);
  const added = await stockProduct({ quantity: 9, price: 3000 });
  expect((await editOrder(staff, orderId, [{ productId: added, quantity: 1 }])).status).toBe(200);
  expect((await payByLink(staff, orderId)).status).toBe(200);
  expect((await editOrder(staff, orderId, [{ productId: added, quantity: 2 }])).status).toBe(200);
  const { payment } = await orderOf(orderId);
  await takeOrderSteps(staff, orderId, 'cancel');
  expect((await orderOf(orderId)).payment).toMatchObject({
    state: 'refunded',
    refunded: payment.captured,
  });
  await expectLedgerToBalance(orderId);
  await expectStockToBalance(added, ...productIds);
});
