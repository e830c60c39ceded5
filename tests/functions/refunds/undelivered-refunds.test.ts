import { expect, test } from 'vitest';

import type { CreditNote } from '@kargha/domain/invoices/invoice';
import { planInstalments } from '@kargha/domain/payments/instalment';
import { priceOrder } from '@kargha/domain/pricing/price-order';
import type { PaymentTerms } from '@kargha/domain/quotes/quote';

import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { db, eventually, orderOf } from '../ledger-fixtures.ts';
import {
  bulkOrder,
  giveCredit,
  openInstalment,
  TOTAL,
  verifiedBuyer,
} from '../bulk-order-fixtures.ts';
import { adjustmentsOf, refundByStaff, refundsOf, retryOf } from '../manual-refunds.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, expectMoneyToAddUp, newAwb } from '../staff-orders.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { ORDERED_LINE } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';
import { pay, setFault } from '../sandbox-client.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const A_PIECE = 212_400;

const shop = isolatedShop({ sandbox: 'own' });
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };

const buyer = createBeforeAll(async () => {
  const person = await verifiedBuyer();
  await giveCredit(person, TOTAL * 100);
  return person;
});
const { productId } = ORDERED_LINE;
const half = Math.ceil(TOTAL / 2);

const bags = (quantity: number) => ({
  purpose: 'undelivered',
  lines: [{ productId, quantity }],
});

/** An order of two pieces that left in so many parcels; an advance is paid. */
async function sentInParcels(terms: PaymentTerms, pieces: readonly number[]): Promise<string> {
  const id = await bulkOrder(buyer, terms);
  if (terms === 'half-advance') await payAdvance(id);
  await sendAndInvoice(id, pieces);
  return id;
}

async function payAdvance(id: string): Promise<void> {
  const opened = await openInstalment(shop, buyer, id);
  await shop.post('/razorpay/verify-payment', await pay(opened.id));
}

async function sendAndInvoice(id: string, pieces: readonly number[]): Promise<void> {
  for (const quantity of pieces) {
    const parcel = { courier: 'Hamsa Express', awb: newAwb(), lines: [{ productId, quantity }] };
    expect((await takeOrderStep(staff, id, 'ship', parcel)).status).toBe(200);
  }
  await issueInvoice(id, new Date());
}

async function cameBack(orderId: string, shipmentId: string): Promise<void> {
  await takeOrderStep(staff, orderId, 'rto', { shipmentId });
  const back = await takeOrderStep(staff, orderId, 'receive', { shipmentId, restock: [] });
  expect(back.status).toBe(200);
}

/** The notes of an order, once there are so many. */
async function notesOnce(orderId: string, count: number): Promise<CreditNote[]> {
  const notes = db().collection('creditNotes').where('orderId', '==', orderId);
  await eventually(async () => (await notes.get()).size === count);
  return (await notes.get()).docs.map((one) => one.data() as CreditNote);
}

const piecesOn = (notes: readonly CreditNote[]) =>
  notes.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);

test('reduces the balance once for an undelivered parcel on credit', async () => {
  const id = await sentInParcels('credit-30', [1, 1]);
  await takeOrderStep(staff, id, 'deliver', { shipmentId: 'parcel-1' });
  await cameBack(id, 'parcel-2');
  const { revision = 0 } = await orderOf(id);
  const body = { revision, ...bags(1), amount: A_PIECE, reason: 'No one was there.' };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      shop.post(`/orders/${id}/refunds`, body, { token: staff.admin.token }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { payment, instalments } = await orderOf(id);
  expect(payment).toMatchObject({ state: 'pending', captured: 0, refunded: 0 });
  expect(instalments).toMatchObject([{ state: 'due', amount: TOTAL - A_PIECE, credited: A_PIECE }]);
  const notes = await notesOnce(id, 1);
  expect(notes).toMatchObject([
    { reason: 'Goods returned undelivered', totals: { total: A_PIECE, roundOff: 0 } },
  ]);
  expect(piecesOn(notes)).toBe(1);
  expect((await openInstalment(shop, buyer, id)).amount).toBe(TOTAL - A_PIECE);
  expect(await refundsOf(id)).toEqual([]);
  expect(await adjustmentsOf(id)).toMatchObject([{ purpose: 'undelivered', amount: A_PIECE }]);
  expect((await refundByStaff(staff, id, A_PIECE, bags(1))).body).toMatchObject({
    code: 'not_undelivered',
  });
});

test('credits paid and unpaid shares of an undelivered half-paid order', async () => {
  const id = await sentInParcels('half-advance', [2]);
  await cameBack(id, 'parcel-1');
  const [unpaid] = await notesOnce(id, 1);
  expect(unpaid!.totals.total).toBe(TOTAL - half);
  expect((await refundByStaff(staff, id, half, bags(2))).status).toBe(200);
  const notes = await notesOnce(id, 2);
  expect(notes.map(({ reason }) => reason)).toContain('Goods returned undelivered');
  expect(notes.reduce((sum, { totals }) => sum + totals.total, 0)).toBe(TOTAL);
  expect(piecesOn(notes)).toBe(2);
});

const THREE = [{ ...ORDERED_LINE, quantity: 3 }];
const TWO_PIECES = 2 * A_PIECE;

/** An order of three pieces whose first half is paid; of the price so much has gone back before they left. */
async function threeHalfPaid(lower = 0): Promise<string> {
  const totals = priceOrder(THREE);
  const instalments = planInstalments(totals.total, 'half-advance', new Date());
  const id = await bulkOrder(buyer, 'half-advance', { lines: THREE, totals, instalments });
  await payAdvance(id);
  if (lower > 0) expect((await refundByStaff(staff, id, lower)).status).toBe(200);
  await sendAndInvoice(id, [2, 1]);
  await cameBack(id, 'parcel-1');
  return id;
}

const historyOf = async (orderId: string) =>
  (await db().collection(`orders/${orderId}/events`).get()).docs.map(
    (one) => one.get('what') as string,
  );

test('retries a failed settlement refund for the same items', async () => {
  const id = await threeHalfPaid();
  await setFault('refund', 'declined');
  expect((await refundByStaff(staff, id, TWO_PIECES, bags(2))).status).toBe(200);
  expect(await historyOf(id)).toContain(
    '₹3,186 deducted from the balance due, for undelivered items; refund of ₹1,062 requested',
  );
  const [failed] = await refundsOf(id);
  expect(failed).toMatchObject({ state: 'failed', amount: 106_200 });
  const [applied] = await adjustmentsOf(id);
  expect(applied).toMatchObject({ purpose: 'undelivered', amount: 318_600 });

  expect((await refundByStaff(staff, id, 106_200, retryOf(failed!))).status).toBe(200);
  expect(await historyOf(id)).toContain('Refund of ₹1,062 requested');
  const all = await refundsOf(id);
  const again = all.find(({ amount, state }) => amount === 106_200 && state !== 'failed');
  const { claim, lines } = applied!;
  expect(again).toMatchObject({ state: 'processed', purpose: 'undelivered', claim, lines });
  expect(all).toContainEqual(expect.objectContaining({ id: failed!.id, retriedAs: again!.id }));
  expect(all).toHaveLength(2);
  const notes = await notesOnce(id, 2);
  expect(notes.map(({ reason }) => reason)).toEqual(
    Array.from({ length: 2 }, () => 'Goods returned undelivered'),
  );
  expect(notes.reduce((sum, { totals }) => sum + totals.total, 0)).toBe(TWO_PIECES);
  expect(piecesOn(notes)).toBe(2);
  await expectMoneyToAddUp(id);
});

test('retries a failed refund of one parcel after the next is refunded', async () => {
  const id = await threeHalfPaid();
  await setFault('refund', 'declined');
  await refundByStaff(staff, id, TWO_PIECES, bags(2));
  const [failed] = await refundsOf(id);
  await cameBack(id, 'parcel-2');
  await refundByStaff(staff, id, A_PIECE, bags(1));
  await refundByStaff(staff, id, 106_200, retryOf(failed!));
  const done = (await refundsOf(id)).filter(({ state }) => state === 'processed');
  expect(done.map(({ amount }) => amount)).toEqual([106_200, A_PIECE]);
  const [again, nextParcel] = done.map(({ claim }) => claim);
  const applied = (await adjustmentsOf(id))[0]?.claim;
  expect(again).toBe(applied);
  expect(nextParcel).not.toBe(applied);
});

test('credits items at what a lower price has left of them', async () => {
  const amount = 0.9 * TWO_PIECES;
  const tenth = priceOrder(THREE).total / 10;
  const id = await threeHalfPaid(tenth);
  const full = await refundByStaff(staff, id, TWO_PIECES, bags(2));
  expect(full.body).toMatchObject({ code: 'wrong_amount', details: { amount } });
  expect((await refundByStaff(staff, id, amount, bags(2))).status).toBe(200);
  const notes = await notesOnce(id, 3);
  expect(notes.map(({ totals }) => totals.roundOff)).toEqual([0, 0, 0]);
  expect(notes.reduce((sum, { totals }) => sum + totals.total, 0)).toBe(tenth + amount);
  const back = notes.filter(({ reason }) => reason === 'Goods returned undelivered');
  expect(back).toHaveLength(2);
  expect(piecesOn(notes)).toBe(2);
});
