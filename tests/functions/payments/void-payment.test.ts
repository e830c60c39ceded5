import { randomInt } from 'node:crypto';

import type { Timestamp } from 'firebase-admin/firestore';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { db, eventually, exists, endReservation, orderOf, stockOf } from '../ledger-fixtures.ts';
import { bulkOrder, openInstalment, TOTAL, verifiedBuyer } from '../bulk-order-fixtures.ts';
import { draftWithProduct, newReference, orderIdOf, recordPaid } from '../draft-order-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, emailsOf, takeOrderSteps } from '../staff-orders.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { pay } from '../sandbox-client.ts';
import { refundByStaff } from '../manual-refunds.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const shop = isolatedShop();
const buyer = createBeforeAll(() => verifiedBuyer());
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };

const newUtr = () => `HDFCR${randomInt(1e12).toString().padStart(15, '0')}`;
const half = Math.ceil(TOTAL / 2);
const reason = 'Typed for the wrong transfer.';

async function transfer(orderId: string, part: string, fields: object) {
  const { revision = 0 } = await orderOf(orderId);
  const body = { revision, amount: half, ...fields };
  return shop.post(`/instalments/${orderId}/${part}/transfer`, body, { token: staff.admin.token });
}

const voided = (orderId: string, paymentId: string, fields: object = {}) =>
  takeOrderStep(staff, orderId, 'strike-payment', { paymentId, reason, ...fields });

const receiptOf = async (id: string) => (await orderOf(id)).instalments?.[0]?.receiptNumber ?? '';

test('voids a transfer with a mistyped total and records it again', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  const utr = newUtr();
  await transfer(id, '1', { utr, total: TOTAL * 10 });
  expect((await transfer(id, '2', { utr, total: TOTAL, amount: TOTAL - half })).status).toBe(409);
  expect((await voided(id, utr)).status).toBe(200);
  expect(await orderOf(id)).toMatchObject({
    state: 'packed',
    payment: { state: 'pending', captured: 0, paymentId: null },
    instalments: [{ state: 'due', paymentId: null, amount: half }, { state: 'due' }],
  });
  expect(await exists(`bankTransfers/${utr}`)).toBe(false);
  const rows = await db().collection('audit').where('target', '==', `orders/${id}`).get();
  const row = rows.docs.find((one) => one.get('action') === 'order.strikePayment');
  expect(row?.get('reason')).toContain(`${utr}: ${reason}`);
  expect((await transfer(id, '1', { utr, total: TOTAL })).status).toBe(200);
  expect((await transfer(id, '2', { utr, amount: TOTAL - half })).status).toBe(200);
  expect((await orderOf(id)).payment).toMatchObject({ state: 'captured', captured: TOTAL });
  const emails = await emailsOf(id);
  expect(emails).toContain('part_1');
  expect(emails).toContain('part_1-2');
  expect(emails.filter((name) => name.startsWith('struck-'))).toHaveLength(1);
});

test('reverses the receipt voucher of a voided payment', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  const utr = newUtr();
  await transfer(id, '1', { utr });
  await eventually(async () => (await receiptOf(id)) !== '');
  const receiptNumber = await receiptOf(id);
  expect((await voided(id, utr)).status).toBe(200);
  const vouchers = await db().collection('refundVouchers').where('orderId', '==', id).get();
  expect(vouchers.docs.map((one) => one.data())).toMatchObject([
    { receiptNumber, amount: half, refundId: '', reference: utr, recordedByMistake: reason },
  ]);
  const path = `/refund-vouchers/${vouchers.docs[0]!.id}/pdf`;
  const file = await shop.download(path, { token: buyer.token });
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain('recorded by mistake and never received');
  expect(text).not.toContain('Refunded');
  expect(await receiptOf(id)).toBe('');
  const refunds = await db().collection('refunds').where('orderId', '==', id).get();
  expect(refunds.empty, 'no money goes back that never came').toBe(true);
  const paid = await pay((await openInstalment(shop, buyer, id, '1')).id);
  expect((await shop.post('/razorpay/verify-payment', paid)).status).toBe(200);
  await eventually(async () => (await receiptOf(id)) !== '');
  expect(await receiptOf(id)).not.toBe(receiptNumber);
});

test('voids a payment once under concurrent requests', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  const utr = newUtr();
  await transfer(id, '1', { utr });
  const { revision } = await orderOf(id);
  const answers = await Promise.all(Array.from({ length: 8 }, () => voided(id, utr, { revision })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await voided(id, utr)).toMatchObject({ status: 409, body: { code: 'not_recorded' } });
  expect((await orderOf(id)).payment.captured).toBe(0);
});

test('voids later payments of a shared transfer first and frees their amounts', async () => {
  const [id, other] = [
    await bulkOrder(buyer, 'half-advance'),
    await bulkOrder(buyer, 'half-advance'),
  ];
  const utr = newUtr();
  await transfer(id, '1', { utr, total: 2 * half });
  await transfer(other, '1', { utr });
  const shared = await voided(id, utr);
  expect(shared).toMatchObject({
    status: 409,
    body: { code: 'transfer_shared', details: { orders: [other] } },
  });
  expect((await voided(other, `${utr}-2`)).status).toBe(200);
  expect((await transfer(id, '2', { utr, amount: TOTAL - half })).status).toBe(200);
  expect((await orderOf(id)).instalments?.[1]).toMatchObject({ paymentId: `${utr}-3` });
});

test('keeps a payment once goods or an invoice have followed', async () => {
  const shipped = await bulkOrder(buyer, 'half-advance');
  const [one, two] = [newUtr(), newUtr()];
  await transfer(shipped, '1', { utr: one });
  await takeOrderSteps(staff, shipped, 'ship');
  const left = await voided(shipped, one);
  expect(left).toMatchObject({ status: 409, body: { code: 'not_allowed' } });
  expect(left.body.error).toMatch(/^A parcel has shipped since this payment was recorded\./);
  const invoiced = await bulkOrder(buyer, 'half-advance');
  await transfer(invoiced, '1', { utr: two });
  await issueInvoice(invoiced, new Date());
  expect((await voided(invoiced, two)).body.error).toMatch(/^An invoice was issued after this/);
  expect((await orderOf(invoiced)).payment.captured).toBe(half);
});

test('voids an instalment paid after dispatch', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  await transfer(id, '1', { utr: newUtr() });
  await takeOrderSteps(staff, id, 'ship', 'deliver');
  await issueInvoice(id, new Date());
  const utr = newUtr();
  expect((await transfer(id, '2', { utr, amount: TOTAL - half })).status).toBe(200);
  expect((await voided(id, utr)).status).toBe(200);
  expect(await orderOf(id)).toMatchObject({
    state: 'delivered',
    payment: { state: 'pending', captured: half },
    instalments: [{ state: 'paid' }, { state: 'due' }],
  });
});

test('keeps refunded payments and gateway payments', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  const utr = newUtr();
  await transfer(id, '1', { utr });
  const lower = await refundByStaff(staff, id, 1000);
  expect(lower.status).toBe(200);
  expect(await voided(id, utr)).toMatchObject({ status: 409, body: { code: 'refunded' } });
  const byGateway = await bulkOrder(buyer, 'advance');
  const callback = await pay((await openInstalment(shop, buyer, byGateway)).id);
  await shop.post('/razorpay/verify-payment', callback);
  expect(await voided(byGateway, callback.razorpay_payment_id)).toMatchObject({
    status: 409,
    body: { code: 'not_recorded' },
  });
});

test('reopens a phone order with its reservation after voiding', async () => {
  const { productId, draft } = await draftWithProduct(staff, 3);
  const reference = newReference();
  const id = orderIdOf(await recordPaid(staff, draft, { reference }));
  await takeOrderSteps(staff, id, 'confirm');
  expect((await voided(id, reference)).status).toBe(200);
  const waiting = await orderOf(id);
  expect(waiting).toMatchObject({
    state: 'pending_payment',
    payment: { state: 'pending', captured: 0, paymentId: null, method: null },
  });
  expect(waiting.stateTimes.placed).toBeUndefined();
  const stored = await db().doc(`orders/${id}`).get();
  expect((stored.get('holdExpiresAt') as Timestamp).toMillis()).toBeGreaterThan(Date.now());
  expect(await stockOf(productId)).toEqual({ quantity: 2, committed: 1 });
  const body = { method: 'bank_transfer', reference, amount: draft.total };
  expect((await takeOrderStep(staff, id, 'paid', body)).status).toBe(200);
  expect(await orderOf(id)).toMatchObject({ state: 'placed', holdExpiresAt: null });
  expect(await emailsOf(id)).toEqual(expect.arrayContaining(['paid', 'paid-2']));
  expect(await stockOf(productId)).toEqual({ quantity: 2, committed: 1 });
});

test('releases the stock of a voided order when it expires', async () => {
  const { productId, draft } = await draftWithProduct(staff, 3);
  const reference = newReference();
  const id = orderIdOf(await recordPaid(staff, draft, { reference }));
  expect((await voided(id, reference)).status).toBe(200);
  await endReservation(id);
  await shop.sweep();
  expect((await orderOf(id)).state).toBe('expired');
  expect(await stockOf(productId)).toEqual({ quantity: 3, committed: 0 });
});

test.each([
  [{ reason: '' }, 400, 'invalid'],
  [{ paymentId: { $ne: '' } }, 400, 'invalid'],
  [{ paymentId: 'SOMETHING-ELSE' }, 409, 'not_recorded'],
  [{ revision: 99 }, 409, 'stale'],
])('a strike with %o changes nothing', async (fields, status, code) => {
  const id = await bulkOrder(buyer, 'half-advance');
  const utr = newUtr();
  await transfer(id, '1', { utr });
  expect(await voided(id, utr, fields)).toMatchObject({ status, body: { code } });
  expect((await orderOf(id)).payment.captured).toBe(half);
});

test('lets only staff void a payment', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  const utr = newUtr();
  await transfer(id, '1', { utr });
  const { revision } = await orderOf(id);
  const body = { revision, paymentId: utr, reason };
  const asked = (token?: string) => shop.post(`/orders/${id}/strike-payment`, body, { token });
  expect([(await asked()).status, (await asked(buyer.token)).status]).toEqual([401, 403]);
});
