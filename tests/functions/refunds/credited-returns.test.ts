import { randomInt } from 'node:crypto';

import { expect, test } from 'vitest';

import type { CreditNote } from '@kargha/domain/invoices/invoice';

import { setUpBulkReturns } from '../bulk-return-fixtures.ts';
import { db, eventually, exists, orderOf } from '../ledger-fixtures.ts';
import { openInstalment, TOTAL } from '../bulk-order-fixtures.ts';
import { pay } from '../sandbox-client.ts';
import { PRICE_ADJUSTMENT } from '../manual-refunds.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const { shop, admin, buyer, delivered, received, step } = setUpBulkReturns();

const PIECE = TOTAL / 2;
const half = Math.ceil(TOTAL / 2);
const newUtr = () => `HDFCR${randomInt(1e12).toString().padStart(15, '0')}`;

const settle = (id: string, amount: number) => step(id, 'refund', { revision: 2, amount });

const stateOf = async (id: string) =>
  (await db().doc(`returns/${id}`).get()).get('state') as string;

async function notesOnce(orderId: string, count: number): Promise<CreditNote[]> {
  const notes = db().collection('creditNotes').where('orderId', '==', orderId);
  await eventually(async () => (await notes.get()).size >= count);
  const issued = (await notes.get()).docs.map((one) => one.data() as CreditNote);
  expect(issued).toHaveLength(count);
  return issued;
}

const sumOf = (notes: readonly CreditNote[]) => ({
  total: notes.reduce((sum, { totals }) => sum + totals.total, 0),
  pieces: notes.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0),
});

test('applies returned goods on credit to the balance first', async () => {
  const id = await delivered('credit-30');
  const one = await received(id, 1);
  const answers = await Promise.all(Array.from({ length: 6 }, () => settle(one, PIECE)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await stateOf(one)).toBe('refunded');
  const left = TOTAL - PIECE;
  expect(await orderOf(id)).toMatchObject({
    state: 'delivered',
    payment: { state: 'pending', captured: 0, refunded: 0 },
    instalments: [{ amount: left, state: 'due', credited: PIECE }],
  });
  expect(sumOf(await notesOnce(id, 1))).toEqual({ total: PIECE, pieces: 1 });
  expect(await exists(`mail/return_${one}_credited`)).toBe(true);
  const { revision = 0 } = await orderOf(id);
  const transfer = { revision, utr: newUtr(), amount: left };
  const path = `/instalments/${id}/1/transfer`;
  expect((await shop.post(path, transfer, { token: admin.token })).status).toBe(200);
  expect((await orderOf(id)).payment).toMatchObject({ state: 'captured', captured: left });
});

test('opens the payment window with the new amount, and rejects the old one', async () => {
  const id = await delivered('credit-30');
  const old = await openInstalment(shop, buyer, id);
  const one = await received(id, 1);
  expect((await settle(one, PIECE)).status).toBe(200);
  const opened = await openInstalment(shop, buyer, id);
  expect(opened.amount).toBe(TOTAL - PIECE);
  expect(opened.id).not.toBe(old.id);
  expect((await shop.post('/razorpay/verify-payment', await pay(old.id))).status).not.toBe(200);
  expect((await orderOf(id)).payment.captured).toBe(0);
  expect((await shop.post('/razorpay/verify-payment', await pay(opened.id))).status).toBe(200);
  expect((await orderOf(id)).payment).toMatchObject({ state: 'captured', captured: TOTAL - PIECE });
});

test('reduces the unpaid half first, and refunds only the excess', async () => {
  const id = await delivered('half-advance');
  const first = await received(id, 1);
  expect((await settle(first, PIECE)).status).toBe(200);
  expect(await orderOf(id)).toMatchObject({
    payment: { state: 'captured', captured: half, refunded: 0 },
    instalments: [{ state: 'paid' }, { state: 'credited', amount: 0, credited: PIECE }],
  });
  const { paidAt } = (await orderOf(id)).payment;
  expect(paidAt, 'the sale counts on the day on which nothing is owed any more').toBeTruthy();
  const second = await received(id, 1);
  expect((await settle(second, TOTAL - PIECE)).status).toBe(200);
  expect(await orderOf(id)).toMatchObject({ state: 'returned', payment: { refunded: half } });
  expect(await stateOf(second)).toBe('refunded');
  expect(sumOf(await notesOnce(id, 2))).toEqual({ total: TOTAL, pieces: 2 });
});

test('credits a fully returned, half-paid order once to the rupee', async () => {
  const id = await delivered('half-advance');
  const one = await received(id, 2);
  await notesOnce(id, 1);
  expect((await settle(one, TOTAL)).status).toBe(200);
  expect((await orderOf(id)).payment.refunded).toBe(half);
  expect(sumOf(await notesOnce(id, 2))).toEqual({ total: TOTAL, pieces: 2 });
  const history = await db().collection(`orders/${id}/events`).get();
  expect(history.docs.map((event): unknown => event.get('what'))).toContain(
    '₹2,124 deducted from the balance due, for returned items; refund of ₹2,124 requested',
  );
});

test('does not refund a price reduction again with the returned items', async () => {
  const id = await delivered('half-advance');
  const { revision = 0 } = await orderOf(id);
  const lower = { revision, ...PRICE_ADJUSTMENT, amount: TOTAL / 10, reason: 'A loose thread.' };
  const asked = await shop.post(`/orders/${id}/refunds`, lower, { token: admin.token });
  expect(asked.status).toBe(200);
  const one = await received(id, 1);
  const promised = (await db().doc(`returns/${one}`).get()).get('estimate') as number;
  expect(promised).toBe(0.9 * PIECE);
  expect((await settle(one, promised)).status).toBe(200);
  const notes = await notesOnce(id, 2);
  expect(notes.map(({ totals }) => totals.roundOff)).toEqual([0, 0]);
  expect(sumOf(notes)).toEqual({ total: TOTAL / 10 + promised, pieces: 1 });
});

test.each([
  ['all of it', TOTAL],
  ['the goods without their shipping', TOTAL - 100],
])(
  'everything comes back on credit, %s: the return is closed, and no money moves',
  async (_, amount) => {
    const id = await delivered('credit-30');
    const one = await received(id, 2);
    await notesOnce(id, 1);
    expect((await settle(one, amount)).status).toBe(200);
    const mail = await db().doc(`mail/return_${one}_credited`).get();
    expect(mail.get('message.text')).toContain('There is nothing left to pay.');
    expect(await stateOf(one)).toBe('refunded');
    expect((await orderOf(id)).payment).toMatchObject({ captured: 0, refunded: 0 });
    expect(sumOf(await notesOnce(id, 1))).toEqual({ total: TOTAL, pieces: 2 });
  },
);

test('credits at most what the items are worth and refunds only what was paid', async () => {
  const id = await delivered('credit-30');
  const one = await received(id, 1);
  const refused = { status: 409, body: { code: 'too_much', details: { left: PIECE } } };
  expect(await settle(one, PIECE + 100)).toMatchObject(refused);
  expect((await orderOf(id)).instalments).toMatchObject([{ amount: TOTAL, state: 'due' }]);
  const { revision = 0 } = await orderOf(id);
  const asked = { revision, ...PRICE_ADJUSTMENT, amount: 10_000, reason: 'Late by a week.' };
  const answer = await shop.post(`/orders/${id}/refunds`, asked, { token: admin.token });
  expect(answer).toMatchObject({ status: 409, body: { code: 'too_much' } });
  expect(answer.body.error).toBe('Nothing has been paid for this order yet.');
});
