import { expect, test } from 'vitest';

import type { OpsRow } from '@kargha/domain/reports/ops-endpoints';

import { issueCreditNote } from '../../../functions/src/documents/invoices/issue-credit-note.ts';
import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { refundRef } from '../../../functions/src/records/payment-record.ts';
import { db, orderOf } from '../ledger-fixtures.ts';
import { refundByStaff, refundsOf, retryOf } from '../manual-refunds.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, expectMoneyToAddUp, placeOrder } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { setFault } from '../sandbox-client.ts';
import { payTwice, gatewayRefundsOf, deliverWebhook } from '../duplicate-payments.ts';

isolateDatabase();

const AMOUNT = 21_240;

const shop = isolatedShop();
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };
const asAdmin = () => ({ token: staff.admin.token });

const sendAgain = (id: string) => shop.post(`/ops/refunds/${id}/retry`, {}, asAdmin());

async function rowOf(id: string): Promise<OpsRow | undefined> {
  const { body } = await shop.get('/ops/lists/refunds', asAdmin());
  return (body.rows as OpsRow[]).find((row) => row.id === id);
}

test('keeps a refund queued until the gateway balance covers it', async () => {
  const { orderId } = await placeOrder(shop);
  await setFault('refund', 'not_enough_balance');
  expect((await refundByStaff(staff, orderId, AMOUNT)).status).toBe(200);
  const [waiting] = await refundsOf(orderId);
  expect(waiting).toMatchObject({ state: 'requested', amount: AMOUNT });
  expect((await orderOf(orderId)).reviewReasons).toEqual([]);
  const row = await rowOf(waiting!.id);
  expect(row).toMatchObject({ act: 'retry', state: 'requested' });
  expect(row?.detail).toMatch(/does not have enough balance/);

  expect((await sendAgain(waiting!.id)).body).toMatchObject({ state: 'processed' });
  expect(await refundsOf(orderId)).toMatchObject([{ id: waiting!.id, state: 'processed' }]);
  expect(await gatewayRefundsOf(orderId)).toEqual([AMOUNT]);
  await expectMoneyToAddUp(orderId);
});

test('retries a failed refund once under concurrent requests', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [2, 1] });
  await issueInvoice(orderId, new Date());
  await setFault('refund', 'declined');
  const taken = { lines: [{ productId: productIds[0], quantity: 1 }], reason: 'A flaw.' };
  expect((await takeOrderStep(staff, orderId, 'lines', taken)).status).toBe(200);
  const [failed] = await refundsOf(orderId);
  expect(failed).toMatchObject({ state: 'failed', purpose: 'removed_items' });
  const { id: refundId, amount } = failed!;
  expect((await orderOf(orderId)).reviewReasons).toMatchObject([
    { code: 'refund_failed', params: { refundId, amount } },
  ]);
  expect((await rowOf(failed!.id))?.act).toBe('retry');

  const answers = await Promise.all(Array.from({ length: 8 }, () => sendAgain(failed!.id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'not_waiting')).toHaveLength(7);
  const all = await refundsOf(orderId);
  const again = all.find(({ id }) => id !== failed!.id);
  const { claim, lines } = failed as unknown as Record<string, unknown>;
  expect(all).toHaveLength(2);
  expect(again).toMatchObject({
    state: 'processed',
    purpose: 'removed_items',
    claim,
    lines,
    retryOf: failed!.id,
  });
  expect(await gatewayRefundsOf(orderId)).toEqual([failed!.amount]);
  expect((await orderOf(orderId)).reviewReasons).toEqual([]);
  expect((await rowOf(failed!.id))?.act).toBeNull();
  await expectMoneyToAddUp(orderId);
});

test('retries a failed refund once from the order', async () => {
  const { orderId } = await placeOrder(shop);
  await setFault('refund', 'declined');
  await refundByStaff(staff, orderId, AMOUNT);
  const [failed] = await refundsOf(orderId);
  const again = await refundByStaff(staff, orderId, AMOUNT, retryOf(failed!));
  expect(again.status).toBe(200);
  expect((await sendAgain(failed!.id)).body).toMatchObject({ code: 'not_waiting' });
  const twice = await refundByStaff(staff, orderId, AMOUNT, retryOf(failed!));
  expect(twice).toMatchObject({ status: 409, body: { code: 'not_waiting' } });
  expect(await gatewayRefundsOf(orderId)).toEqual([AMOUNT]);
});

test('refunds a duplicate payment without a credit note and keeps the order paid', async () => {
  const { orderId, amount } = await placeOrder(shop);
  const { number } = await issueInvoice(orderId, new Date());
  const paymentId = await payTwice(shop, orderId);
  const [failed] = await refundsOf(orderId);
  expect(failed).toMatchObject({ state: 'failed', purpose: 'duplicate_payment', amount });

  await setFault('refund', 'rate_limited');
  expect((await refundByStaff(staff, orderId, amount, retryOf(failed!))).status).toBe(200);
  const again = (await refundsOf(orderId)).find(({ id }) => id !== failed!.id);
  expect(again).toMatchObject({ state: 'requested', purpose: 'duplicate_payment', amount });
  expect(again).toMatchObject({ paymentId });
  const reported = { id: `rfnd_${orderId}`, payment_id: paymentId, amount, status: 'processed' };
  const notes = { kargha_refund_id: again!.id };
  await deliverWebhook(
    shop,
    'refund.processed',
    { refund: { ...reported, notes } },
    `back-${orderId}`,
  );

  expect(await refundsOf(orderId)).toContainEqual(
    expect.objectContaining({ id: again!.id, state: 'processed' }),
  );
  expect(await issueCreditNote(refundRef(again!.id), new Date())).toBeNull();
  const creditNotesOf = db().collection('creditNotes').where('invoiceNumber', '==', number);
  expect((await creditNotesOf.get()).size).toBe(0);
  expect((await orderOf(orderId)).payment).toMatchObject({ state: 'captured', refunded: 0 });
  await expectMoneyToAddUp(orderId);
});

test('refunds removed items from the first payment after a duplicate', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [2, 1] });
  await issueInvoice(orderId, new Date());
  const { payment } = await orderOf(orderId);
  await payTwice(shop, orderId);
  const taken = { lines: [{ productId: productIds[0], quantity: 1 }], reason: 'A flaw.' };
  expect((await takeOrderStep(staff, orderId, 'lines', taken)).status).toBe(200);
  const back = (await refundsOf(orderId)).find(({ state }) => state === 'processed');
  expect(back).toMatchObject({ paymentId: payment.paymentId, purpose: 'removed_items' });
});
