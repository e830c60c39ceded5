import { expect, test } from 'vitest';

import { issueCreditNote } from '../../../functions/src/documents/invoices/issue-credit-note.ts';
import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { refundRef } from '../../../functions/src/records/payment-record.ts';
import { db, expectStockToBalance, orderOf } from '../ledger-fixtures.ts';
import {
  draftOf,
  draftWithProduct,
  saveDraft,
  newReference,
  orderIdOf,
  recordPaid,
} from '../draft-order-fixtures.ts';
import {
  cancelByStaff,
  recordManualRefund,
  paidOffline,
  refundByStaff,
  refundsOf,
  today,
} from '../manual-refunds.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, expectMoneyToAddUp, takeOrderSteps } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();

const RIVALS = 12;

const shop = isolatedShop();
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };

test('keeps a cash refund due until staff record it, once', async () => {
  const { orderId, productId, total } = await paidOffline(staff);
  expect((await cancelByStaff(staff, orderId)).status).toBe(200);
  expect(await refundsOf(orderId)).toMatchObject([{ amount: total, state: 'owed' }]);
  const owed = await orderOf(orderId);
  expect(owed.payment).toMatchObject({ captured: total, refunded: 0 });
  expect(owed.reviewReasons).toMatchObject([
    { code: 'refund_due', params: { amount: total, method: 'cash' } },
  ]);
  await expectMoneyToAddUp(orderId);

  const reference = newReference();
  const { revision = 0 } = owed;
  const body = { revision, reference };
  const answers = await concurrently(RIVALS, () => recordManualRefund(staff, orderId, body));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const order = await orderOf(orderId);
  expect(order.payment).toMatchObject({ captured: total, refunded: total, state: 'refunded' });
  expect(order.reviewReasons).toEqual([]);
  const [done] = await refundsOf(orderId);
  expect(done).toMatchObject({
    state: 'processed',
    gatewayRefundId: reference,
    byHand: { method: 'bank_transfer', reference, day: today(), by: staff.admin.uid },
  });
  const kept = await db().doc(`bankTransfers/${reference}`).get();
  expect(kept.data()).toMatchObject({ orderId, amount: total, direction: 'out' });
  const again = await recordManualRefund(staff, orderId, { refundId: done!.id });
  expect(again).toMatchObject({ status: 409, body: { code: 'given_back' } });
  await expectMoneyToAddUp(orderId);
  await expectStockToBalance(productId);
});

test('shows a manual refund in the email, on the order and in the audit log', async () => {
  const { orderId, total } = await paidOffline(staff, 'counter_upi');
  const cancelledEmail = `mail/order_${orderId}_cancelled`;
  await cancelByStaff(staff, orderId);
  const text = String((await db().doc(cancelledEmail).get()).get('message.text'));
  expect(text).toContain('to you ourselves and email you when it is done.');
  expect(text).not.toContain('You were not charged');
  const reference = newReference();
  expect((await recordManualRefund(staff, orderId, { reference })).status).toBe(200);
  const [done] = await refundsOf(orderId);
  const mail = await db().doc(`mail/refund_${done!.id}`).get();
  expect(mail.get('message.text')).toMatch(
    new RegExp(`Bank transfer on \\d+ \\w+ \\d{4}, reference ${reference}\\.`),
  );
  const events = await db().collection(`orders/${orderId}/events`).get();
  const [event] = events.docs.filter((one) => String(one.get('what')).endsWith('refunded'));
  expect(event!.get('note')).toContain(reference);
  expect(event!.get('visibleToCustomer')).toBe(true);
  const rows = await db().collection('audit').where('target', '==', `orders/${orderId}`).get();
  const row = rows.docs.find((one) => one.get('action') === 'order.givenBack');
  expect(row?.get('actor')).toBe(staff.admin.uid);
  expect((await orderOf(orderId)).payment.refunded).toBe(total);
});

test('records partial manual refunds up to the paid amount', async () => {
  const { orderId, total } = await paidOffline(staff, 'bank_transfer');
  const first = 70_001;
  const asked = await refundByStaff(staff, orderId, first);
  expect(asked).toMatchObject({ status: 200, body: { order: { byHand: first } } });
  expect((await refundByStaff(staff, orderId, total)).body).toMatchObject({
    code: 'too_much',
    details: { left: total - first },
  });
  expect((await refundByStaff(staff, orderId, total - first)).status).toBe(200);
  expect((await refundByStaff(staff, orderId, 100)).body).toMatchObject({ code: 'too_much' });
  await expectMoneyToAddUp(orderId);
  const reference = newReference();
  expect((await recordManualRefund(staff, orderId, { reference })).status).toBe(200);
  expect((await orderOf(orderId)).payment.state).toBe('partially_refunded');
  expect((await orderOf(orderId)).reviewReasons).toMatchObject([
    { code: 'refund_due', params: { amount: total - first } },
  ]);
  expect((await recordManualRefund(staff, orderId, { reference })).status).toBe(200);
  const amountOf = async (id: string) =>
    (await db().doc(`bankTransfers/${id}`).get()).get('amount') as number;
  expect(await amountOf(reference)).toBe(first);
  expect(await amountOf(`${reference}-2`)).toBe(total - first);
  expect(await orderOf(orderId)).toMatchObject({
    reviewReasons: [],
    payment: { state: 'refunded', refunded: total },
  });
  await expectMoneyToAddUp(orderId);
});

test('completes a return paid in cash with its manual refund and credit note', async () => {
  const owner = await signUp('customer');
  const { productId, draft } = await draftWithProduct(staff, 3, { uid: owner.uid });
  const paid = { method: 'cash', reference: `C${newReference()}` };
  const orderId = orderIdOf(await recordPaid(staff, draft, paid));
  await takeOrderSteps(staff, orderId, 'confirm', 'pack', 'ship', 'deliver');
  await issueInvoice(orderId, new Date());
  const lines = [{ productId, quantity: 1, reason: 'different' }];
  const { body } = await shop.post(`/orders/${orderId}/returns`, { lines }, { token: owner.token });
  const { id } = body.return as { id: string };
  const step = (action: string, fields: object) =>
    shop.post(`/returns/${id}/${action}`, fields, { token: staff.admin.token });
  await step('approve', { revision: 0 });
  await step('receive', { revision: 1, lines: [{ productId, received: 1, restock: 1 }] });
  expect((await step('refund', { revision: 2, amount: draft.total })).status).toBe(200);
  const stateOf = async () => (await db().doc(`returns/${id}`).get()).get('state') as string;
  expect(await stateOf()).toBe('received');
  const [owed] = await refundsOf(orderId);
  expect(await issueCreditNote(refundRef(owed!.id), new Date())).toBeNull();
  expect(
    (await recordManualRefund(staff, orderId, { method: 'cash', reference: 'C/77' })).status,
  ).toBe(200);
  expect(await stateOf()).toBe('refunded');
  const number = await issueCreditNote(refundRef(owed!.id), new Date());
  const note = await db()
    .doc(`creditNotes/${number!.replaceAll('/', '-')}`)
    .get();
  expect(note.get('totals.total')).toBe(draft.total);
  expect(note.get('lines')).toMatchObject([{ productId, quantity: 1 }]);
  await expectMoneyToAddUp(orderId);
});

test('makes a refund due for items removed from an order paid offline', async () => {
  const { productId, draft } = await twoPieces();
  const paid = { method: 'cash', reference: `C${newReference()}` };
  const orderId = orderIdOf(await recordPaid(staff, draft, paid));
  const taken = { lines: [{ productId, quantity: 1 }], reason: 'A flaw in the border.' };
  expect((await takeOrderStep(staff, orderId, 'lines', taken)).status).toBe(200);
  const [owed] = await refundsOf(orderId);
  expect(owed).toMatchObject({ state: 'owed', amount: 212_400, purpose: 'removed_items' });
  const { revision = 0 } = await orderOf(orderId);
  const mail = await db().doc(`mail/order_${orderId}_reduced-${revision}`).get();
  const text = String(mail.get('message.text'));
  expect(text).toContain('We will refund ₹2,124 to you ourselves');
  expect(text).not.toMatch(/where it came from|Banks/);
  expect((await recordManualRefund(staff, orderId)).status).toBe(200);
  await expectMoneyToAddUp(orderId);
});

async function twoPieces() {
  const { productId } = await draftWithProduct(staff, 3);
  const items = [{ productId, quantity: 2 }];
  return { productId, draft: await saveDraft(staff, draftOf([], { items })) };
}
