import { expect, test } from 'vitest';

import { issueCreditNote } from '../../../functions/src/documents/invoices/issue-credit-note.ts';
import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { refundRef } from '../../../functions/src/records/payment-record.ts';
import { orderOf } from '../ledger-fixtures.ts';
import { refundByStaff, refundsOf, retryOf } from '../manual-refunds.ts';
import { createBeforeAll } from '../create-before-all.ts';
import {
  takeOrderStep,
  expectMoneyToAddUp,
  newAwb,
  placeOrder,
  takeOrderSteps,
} from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { setFault } from '../sandbox-client.ts';
import { payTwice, gatewayRefundsOf, deliverWebhook } from '../duplicate-payments.ts';

isolateDatabase();

const A_PIECE = 212_400;

const shop = isolatedShop();
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };
const owner = createBeforeAll(() => signUp('customer'));

const sendAgain = (id: string) =>
  shop.post(`/ops/refunds/${id}/retry`, {}, { token: staff.admin.token });

const refundOf = async (orderId: string, id: string) =>
  (await refundsOf(orderId)).find((one) => one.id === id)!;

/** The refund for this cause that has not failed. */
const refundFor = async (orderId: string, cause: string) =>
  (await refundsOf(orderId)).find(({ purpose, state }) => purpose === cause && state !== 'failed')!;

/** The only parcel of the order is back at the shop. */
async function cameBack(orderId: string, productId: string): Promise<void> {
  await takeOrderSteps(staff, orderId, 'confirm', 'pack');
  const lines = [{ productId, quantity: 1 }];
  await takeOrderStep(staff, orderId, 'ship', { courier: 'Hamsa Express', awb: newAwb(), lines });
  await takeOrderStep(staff, orderId, 'rto', { shipmentId: 'parcel-1' });
  const back = await takeOrderStep(staff, orderId, 'receive', {
    shipmentId: 'parcel-1',
    restock: [],
  });
  expect(back.status).toBe(200);
}

test('refunds a duplicate payment and undelivered items separately', async () => {
  const { orderId, productIds, amount } = await placeOrder(shop);
  const second = await payTwice(shop, orderId);
  const [failed] = await refundsOf(orderId);
  expect(failed).toMatchObject({ state: 'failed', purpose: 'duplicate_payment', amount });
  await cameBack(orderId, productIds[0]!);

  await setFault('refund', 'rate_limited');
  expect((await refundByStaff(staff, orderId, amount, retryOf(failed!))).status).toBe(200);
  const twice = await refundFor(orderId, 'duplicate_payment');
  expect(twice).toMatchObject({ paymentId: second, amount });
  expect(await refundOf(orderId, failed!.id)).toMatchObject({ retriedAs: twice.id });
  const reported = { id: `rfnd_${orderId}`, payment_id: second, amount, status: 'processed' };
  const notes = { kargha_refund_id: twice.id };
  await deliverWebhook(
    shop,
    'refund.processed',
    { refund: { ...reported, notes } },
    `back-${orderId}`,
  );

  const lines = [{ productId: productIds[0], quantity: 1 }];
  const target = { purpose: 'undelivered', lines, includesShipping: true };
  const refunded = await refundByStaff(staff, orderId, amount, target);
  expect([refunded.status, refunded.body.error]).toEqual([200, undefined]);
  expect(await refundFor(orderId, 'undelivered')).toMatchObject({
    ...{ state: 'processed', amount, lines },
  });
  expect(await gatewayRefundsOf(orderId)).toEqual([amount]);
  await expectMoneyToAddUp(orderId);
});

/** A piece was taken out of an order of four; the gateway refuses what it cost. */
async function takenOutInVain() {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [1, 2, 1] });
  await issueInvoice(orderId, new Date());
  const takeOut = async (productId: string) => {
    const taken = { lines: [{ productId, quantity: 0 }], reason: 'A flaw.' };
    expect((await takeOrderStep(staff, orderId, 'lines', taken)).status).toBe(200);
  };
  await setFault('refund', 'declined');
  await takeOut(productIds[0]!);
  const [failed] = await refundsOf(orderId);
  expect(failed).toMatchObject({ state: 'failed', purpose: 'removed_items', amount: A_PIECE });
  return { orderId, failed: failed!, takeOutMore: () => takeOut(productIds[1]!) };
}

test('still retries a failed refund after more items are removed', async () => {
  const { orderId, failed, takeOutMore } = await takenOutInVain();
  await takeOutMore();
  expect(await refundOf(orderId, failed.id)).not.toHaveProperty('retriedAs');
  expect((await sendAgain(failed.id)).status).toBe(200);
  expect(await gatewayRefundsOf(orderId)).toEqual([A_PIECE, 2 * A_PIECE]);
  await expectMoneyToAddUp(orderId);
});

test('retries a failed refund of removed items once from the order', async () => {
  const { orderId, failed } = await takenOutInVain();
  expect((await refundByStaff(staff, orderId, A_PIECE, retryOf(failed))).status).toBe(200);
  const { claim, lines } = failed as unknown as Record<string, unknown>;
  const again = await refundFor(orderId, 'removed_items');
  expect(again).toMatchObject({ state: 'processed', claim, lines });
  expect((await sendAgain(failed.id)).body).toMatchObject({ code: 'not_waiting' });
  expect(await gatewayRefundsOf(orderId)).toEqual([A_PIECE]);
  await expectMoneyToAddUp(orderId);
});

test('treats a dashboard refund of a duplicate payment as no price reduction', async () => {
  const { orderId, productIds, amount } = await placeOrder(shop, { owner });
  await issueInvoice(orderId, new Date());
  const second = await payTwice(shop, orderId);
  const [failed] = await refundsOf(orderId);
  const refund = { id: `rfnd_${orderId}`, payment_id: second, amount, status: 'processed' };
  await deliverWebhook(shop, 'refund.processed', { refund }, `dashboard-${orderId}`);

  expect(await refundOf(orderId, refund.id)).toMatchObject({
    ...{ purpose: 'duplicate_payment', initiatedFrom: 'dashboard', state: 'processed' },
  });
  expect(await issueCreditNote(refundRef(refund.id), new Date())).toBeNull();
  expect((await sendAgain(failed!.id)).body).toMatchObject({ code: 'not_waiting' });
  expect(await refundOf(orderId, failed!.id)).toMatchObject({ retriedAs: refund.id });
  expect((await orderOf(orderId)).payment).toMatchObject({ state: 'captured', refunded: 0 });

  await takeOrderSteps(staff, orderId, 'confirm', 'pack', 'ship', 'deliver');
  const lines = [{ productId: productIds[0], quantity: 1, reason: 'different' }];
  const asked = await shop.post(`/orders/${orderId}/returns`, { lines }, { token: owner.token });
  expect(asked.body.return).toMatchObject({ estimate: amount });
});

test('treats a dashboard refund of a single payment as a price reduction, and asks staff', async () => {
  const { orderId } = await placeOrder(shop);
  const { payment } = await orderOf(orderId);
  const reported = { payment_id: payment.paymentId, amount: 10_000, status: 'processed' };
  const refund = { id: `rfnd_${orderId}`, ...reported };
  await deliverWebhook(shop, 'refund.processed', { refund }, `dashboard-${orderId}`);
  expect(await refundsOf(orderId)).toMatchObject([
    { id: refund.id, purpose: 'price_adjustment', initiatedFrom: 'dashboard' },
  ]);
  const { payment: after, reviewReasons } = await orderOf(orderId);
  expect(after).toMatchObject({ refunded: 10_000 });
  const unknown = { code: 'purpose_unknown', params: { refundId: refund.id, amount: 10_000 } };
  expect(reviewReasons).toMatchObject([unknown]);
});

test('leaves only the rest of a partly refunded duplicate payment to retry', async () => {
  const { orderId, amount } = await placeOrder(shop);
  const second = await payTwice(shop, orderId);
  const [failed] = await refundsOf(orderId);
  const part = { payment_id: second, amount: 50_000, status: 'processed' };
  const refund = { id: `rfnd_${orderId}`, ...part };
  await deliverWebhook(shop, 'refund.processed', { refund }, `part-${orderId}`);
  const inPart = await refundOf(orderId, failed!.id);
  expect(inPart).toMatchObject({ amount, resent: 50_000 });
  expect(inPart).not.toHaveProperty('retriedAs');
  const rowOf = async () => {
    const { body } = await shop.get('/ops/lists/refunds', { token: staff.admin.token });
    return (body.rows as { id: string }[]).find(({ id }) => id === failed!.id);
  };
  expect(await rowOf()).toMatchObject({ amount: amount - 50_000, act: 'retry' });

  await setFault('refund', 'rate_limited');
  expect((await sendAgain(failed!.id)).status).toBe(200);
  expect((await sendAgain(failed!.id)).body).toMatchObject({ code: 'not_waiting' });
  expect(await rowOf()).toMatchObject({ amount, act: null });
  const back = (await refundsOf(orderId)).filter(({ state }) => state !== 'failed');
  expect(back).toMatchObject([
    { amount: 50_000, purpose: 'duplicate_payment', paymentId: second },
    { amount: amount - 50_000, purpose: 'duplicate_payment', paymentId: second },
  ]);
  await expectMoneyToAddUp(orderId);
});
