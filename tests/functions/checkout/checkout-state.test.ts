import { expect, test } from 'vitest';

import { settleCheckout } from '../../../functions/src/operations/ops/ops-actions.ts';
import { GatewayError } from '../../../functions/src/money/gateway/payment-gateway.ts';
import { db, orderOf, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { openInProcessShop } from '../in-process-shop.ts';

isolateDatabase();

/** Staff settle an expired checkout while the shop's question to the gateway ends in this error, or in none. */
async function settledDuring(trouble: Error | null) {
  const shop = openInProcessShop((context) => {
    const { gateway } = context;
    const listPayments = (id: string) =>
      trouble ? Promise.reject(trouble) : gateway.listPayments(id);
    return { ...context, gateway: { ...gateway, listPayments } };
  });
  const checkout = checkoutOf({ productId: await stockProduct(), quantity: 1, price: 1800 });
  const { orderId: id } = await shop.create(checkout);
  shop.passMinutes(16);
  const answer = await settleCheckout(shop.context, { id, by: 'a-clerk' }).catch(
    (error: unknown) => error,
  );
  const rows = await db().collection('audit').where('target', '==', `orders/${id}`).get();
  const actions = rows.docs.map((row) => row.get('action') as string);
  return { answer, state: (await orderOf(id)).state, actions };
}

test('expires an unpaid checkout and logs it', async () => {
  expect(await settledDuring(null)).toEqual({
    answer: 'expired',
    state: 'expired',
    actions: ['ops.checkoutSettle'],
  });
});

test('logs when the gateway could not report', async () => {
  const { answer, state, actions } = await settledDuring(new GatewayError('unavailable', 'Away.'));
  expect(answer).toMatchObject({ status: 502, code: 'gateway_unavailable' });
  expect([state, actions]).toEqual(['pending_payment', []]);
});

test('does not blame our own error on the gateway', async () => {
  const fault = new TypeError('A fault of a test.');
  const { answer, state, actions } = await settledDuring(fault);
  expect(answer).toBe(fault);
  expect([state, actions]).toEqual(['pending_payment', []]);
});
