import { expect, test } from 'vitest';

import { concurrently } from '../concurrent-calls.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { eventually, orderOf } from '../ledger-fixtures.ts';
import { paidOffline, refundByStaff, refundsOf, retryOf } from '../manual-refunds.ts';
import { signUp } from '../sample-people.ts';
import { setFault } from '../sandbox-client.ts';
import {
  expectMoneyToAddUp,
  newAwb,
  placeOrder,
  takeOrderStep,
  takeOrderSteps,
} from '../staff-orders.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const A_PIECE = 212_400;

const shop = isolatedShop({ sandbox: 'own' });
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };
const owner = createBeforeAll(() => signUp('customer'));

/** Two sarees came back undelivered; the bag in the other parcel was delivered. */
async function sareesCameBack() {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [2, 1], owner });
  const [saree, bag] = productIds as [string, string];
  await takeOrderSteps(staff, orderId, 'confirm', 'pack');
  for (const [productId, quantity] of [[saree, 2] as const, [bag, 1] as const]) {
    const parcel = { courier: 'Hamsa Express', awb: newAwb(), lines: [{ productId, quantity }] };
    expect((await takeOrderStep(staff, orderId, 'ship', parcel)).status).toBe(200);
  }
  await takeOrderStep(staff, orderId, 'deliver', { shipmentId: 'parcel-2' });
  await takeOrderStep(staff, orderId, 'rto', { shipmentId: 'parcel-1' });
  const restock = [{ productId: saree, quantity: 2 }];
  await takeOrderStep(staff, orderId, 'receive', { shipmentId: 'parcel-1', restock });
  // An event issues the invoice, which changes the order once more.
  await eventually(async () => Boolean((await orderOf(orderId)).invoiceNumber));
  return { orderId, saree, bag };
}

const undelivered = (productId: string, quantity: number) => ({
  purpose: 'undelivered',
  lines: [{ productId, quantity }],
});

/** Neither order nor refunds have changed. */
async function expectRefused(
  orderId: string,
  { amount, target }: { amount: number; target: object },
  refusal: { code: string; details?: object },
): Promise<string> {
  const before = { order: await orderOf(orderId), refunds: await refundsOf(orderId) };
  const { status, body } = await refundByStaff(staff, orderId, amount, target);
  expect([status, body]).toMatchObject([409, refusal]);
  expect({ order: await orderOf(orderId), refunds: await refundsOf(orderId) }).toEqual(before);
  return String(body.error);
}

test('asks an older client what the refund is for', async () => {
  const { orderId } = await placeOrder(shop);
  const { status, body } = await refundByStaff(staff, orderId, 10_000, {});
  expect([status, body]).toMatchObject([
    400,
    { code: 'invalid', details: { purpose: 'Please say what this refund is for.' } },
  ]);
  expect(await refundsOf(orderId)).toEqual([]);
});

test('answers a wrong amount with the right one', async () => {
  const { orderId, saree } = await sareesCameBack();
  const target = undelivered(saree, 2);
  const message = await expectRefused(
    orderId,
    { amount: A_PIECE, target },
    { code: 'wrong_amount', details: { amount: 2 * A_PIECE } },
  );
  expect(message).toBe('The right amount for this refund is ₹4,248.');
  expect((await refundByStaff(staff, orderId, 2 * A_PIECE, target)).status).toBe(200);
  expect(await refundsOf(orderId)).toMatchObject([{ ...target, amount: 2 * A_PIECE }]);
  await expectMoneyToAddUp(orderId);
});

test('refunds the same items once when staff refund them at the same time', async () => {
  const { orderId, saree } = await sareesCameBack();
  const answers = await concurrently(6, () =>
    refundByStaff(staff, orderId, A_PIECE * 2, undelivered(saree, 2)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers) {
    if (status !== 200) expect(['stale', 'not_undelivered']).toContain(body.code);
  }
  expect(await refundsOf(orderId)).toHaveLength(1);
  await expectMoneyToAddUp(orderId);
});

test('refunds single items of an undelivered parcel one after the other', async () => {
  const { orderId, saree } = await sareesCameBack();
  const one = undelivered(saree, 1);
  expect((await refundByStaff(staff, orderId, A_PIECE, one)).status).toBe(200);
  await eventually(async () => (await orderOf(orderId)).payment.refunded === A_PIECE);
  expect((await refundByStaff(staff, orderId, A_PIECE, one)).status).toBe(200);
  // A function issues them meanwhile.
  await eventually(async () => (await refundsOf(orderId)).every((sent) => sent.creditNoteNumber));
  await expectRefused(orderId, { amount: A_PIECE, target: one }, { code: 'not_undelivered' });
  await expectMoneyToAddUp(orderId);
});

test('does not refund delivered or returned items as undelivered', async () => {
  const { orderId, bag } = await sareesCameBack();
  const target = undelivered(bag, 1);
  await expectRefused(orderId, { amount: A_PIECE, target }, { code: 'not_undelivered' });
  const lines = [{ productId: bag, quantity: 1, reason: 'different' }];
  const asked = await shop.post(`/orders/${orderId}/returns`, { lines }, { token: owner.token });
  expect(asked.status).toBe(200);
  const message = await expectRefused(
    orderId,
    { amount: A_PIECE, target },
    { code: 'not_undelivered' },
  );
  expect(message).toContain('did not come back undelivered');
});

test('refunds no more than is left', async () => {
  const { orderId, amount } = await placeOrder(shop);
  const target = { purpose: 'price_adjustment' };
  expect((await refundByStaff(staff, orderId, 50_000, target)).status).toBe(200);
  const left = amount - 50_000;
  const refusal = { code: 'too_much', details: { left } };
  await expectRefused(orderId, { amount: left + 1, target }, refusal);
  await expectMoneyToAddUp(orderId);
});

test('keeps the money of a failed refund for its retry', async () => {
  const { orderId, amount } = await placeOrder(shop);
  await setFault('refund', 'declined');
  await refundByStaff(staff, orderId, 50_000);
  const [failed] = await refundsOf(orderId);
  const refusal = { code: 'too_much', details: { left: amount - 50_000 } };
  const target = { purpose: 'price_adjustment' };
  await expectRefused(orderId, { amount, target }, refusal);
  const wrong = { amount: 40_000, target: retryOf(failed!) };
  await expectRefused(orderId, wrong, { code: 'wrong_amount', details: { amount: 50_000 } });
  expect((await refundByStaff(staff, orderId, 50_000, retryOf(failed!))).status).toBe(200);
  expect((await refundsOf(orderId)).map(({ state }) => state).sort()).toEqual([
    'failed',
    'processed',
  ]);
});

test('refunds nothing of a voided payment', async () => {
  const { orderId, total } = await paidOffline(staff);
  const { payment } = await orderOf(orderId);
  const { paymentId } = payment;
  const reason = 'Recorded for the wrong order.';
  const gone = await takeOrderStep(staff, orderId, 'strike-payment', { paymentId, reason });
  expect(gone.status).toBe(200);
  const adjustment = { amount: total, target: { purpose: 'price_adjustment' } };
  const message = await expectRefused(orderId, adjustment, { code: 'too_much' });
  expect(message).toBe('Nothing has been paid for this order yet.');
  const duplicate = { amount: total, target: { purpose: 'duplicate_payment', paymentId } };
  await expectRefused(orderId, duplicate, { code: 'not_duplicate' });
});

test('refunds the rest of an order only after it is cancelled', async () => {
  const { orderId, amount } = await placeOrder(shop);
  const target = { purpose: 'cancellation' };
  await expectRefused(orderId, { amount, target }, { code: 'not_allowed' });
  await takeOrderSteps(staff, orderId, 'cancel');
  await expectRefused(
    orderId,
    { amount, target },
    { code: 'wrong_amount', details: { amount: 0 } },
  );
});
