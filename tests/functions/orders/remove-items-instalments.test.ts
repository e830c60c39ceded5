import { expect, test } from 'vitest';

import type { CreditNote } from '@kargha/domain/invoices/invoice';
import { paise } from '@kargha/domain/money/paise';
import { planInstalments } from '@kargha/domain/payments/instalment';
import { priceOrder } from '@kargha/domain/pricing/price-order';
import type { PaymentTerms } from '@kargha/domain/quotes/quote';

import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { db, eventually, orderOf } from '../ledger-fixtures.ts';
import { bulkOrder, giveCredit, openInstalment, verifiedBuyer } from '../bulk-order-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, emailsOf, newAwb, takeOrderSteps } from '../staff-orders.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { ORDERED_LINE } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';
import { pay } from '../sandbox-client.ts';
import { adjustmentsOf, PRICE_ADJUSTMENT } from '../manual-refunds.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const shop = isolatedShop();
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };
const { productId } = ORDERED_LINE;
const LINE = { ...ORDERED_LINE, quantity: 4 };
const totals = priceOrder([LINE]);
const PIECE = totals.total / 4;

const buyer = createBeforeAll(async () => {
  const person = await verifiedBuyer();
  await giveCredit(person, totals.total * 100);
  return person;
});

/** An order of four pieces; an advance is paid. */
async function fourPieces(terms: PaymentTerms): Promise<string> {
  const instalments = planInstalments(totals.total, terms, new Date());
  const id = await bulkOrder(buyer, terms, { lines: [LINE], totals, instalments });
  if (terms !== 'credit-30') await payPart(id);
  return id;
}

async function payPart(orderId: string, part = '1'): Promise<void> {
  const { id } = await openInstalment(shop, buyer, orderId, part);
  expect((await shop.post('/razorpay/verify-payment', await pay(id))).status).toBe(200);
}

/** Ships a quantity in its own parcel. */
async function ship(orderId: string, quantity: number): Promise<void> {
  const parcel = { courier: 'Hamsa Express', awb: newAwb(), lines: [{ productId, quantity }] };
  expect((await takeOrderStep(staff, orderId, 'ship', parcel)).status).toBe(200);
}

const keep = (orderId: string, quantity: number) =>
  takeOrderStep(staff, orderId, 'lines', {
    lines: [{ productId, quantity }],
    reason: 'The loom broke.',
  });

async function notesOnce(orderId: string, count: number) {
  const notes = db().collection('creditNotes').where('orderId', '==', orderId);
  await eventually(async () => (await notes.get()).size >= count);
  const issued = (await notes.get()).docs.map((one) => one.data() as CreditNote);
  expect(issued).toHaveLength(count);
  return {
    total: issued.reduce((sum, note) => sum + note.totals.total, 0),
    pieces: issued.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

async function refundsOf(orderId: string) {
  const found = await db().collection('refunds').where('orderId', '==', orderId).get();
  const rows = found.docs.map((one) => [one.get('paymentId'), one.get('amount')] as const);
  return rows.toSorted(([one], [other]) => String(one).localeCompare(String(other)));
}

test('reduces the balance for an item removed before any payment', async () => {
  const id = await fourPieces('credit-30');
  const old = await openInstalment(shop, buyer, id);
  const answers = await Promise.all(Array.from({ length: 5 }, () => keep(id, 3)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = totals.total - PIECE;
  expect(await orderOf(id)).toMatchObject({
    totals: { total: left },
    lines: [{ quantity: 3 }],
    instalments: [{ amount: left, state: 'due', reduced: PIECE }],
    payment: { state: 'pending', captured: 0 },
  });
  const history = await db().collection(`orders/${id}/events`).get();
  expect(history.docs.map((one): unknown => one.get('what'))).toContain(
    'Items removed, ₹2,124 deducted from the balance',
  );
  expect((await shop.post('/razorpay/verify-payment', await pay(old.id))).status).toBe(409);
  const opened = await openInstalment(shop, buyer, id);
  expect(opened.amount).toBe(left);
  expect((await shop.post('/razorpay/verify-payment', await pay(opened.id))).status).toBe(200);
  expect((await orderOf(id)).payment).toMatchObject({ state: 'captured', captured: left });
  expect((await issueInvoice(id, new Date())).totals.total).toBe(left);
});

test('deducts the unshipped rest from the open half, with one credit note', async () => {
  const id = await fourPieces('half-advance');
  await ship(id, 2);
  await issueInvoice(id, new Date());
  await takeOrderSteps(staff, id, 'deliver');
  expect((await keep(id, 1)).body).toMatchObject({ code: 'has_left' });
  expect((await keep(id, 2)).status).toBe(200);
  expect(await orderOf(id)).toMatchObject({
    state: 'delivered',
    totals: { total: 2 * PIECE },
    instalments: [{ state: 'paid' }, { state: 'credited', amount: 0, reduced: 2 * PIECE }],
    payment: { state: 'captured', captured: 2 * PIECE, refunded: 0 },
  });
  expect(await notesOnce(id, 1)).toEqual({ total: 2 * PIECE, pieces: 2 });
  expect(await refundsOf(id)).toEqual([]);
  expect(await adjustmentsOf(id)).toMatchObject([
    { purpose: 'removed_items', amount: 2 * PIECE, lines: [{ quantity: 2 }] },
  ]);
});

test('refunds what was overpaid once, on the same credit note as the deduction', async () => {
  const id = await fourPieces('half-advance');
  const [first] = (await orderOf(id)).instalments ?? [];
  await ship(id, 1);
  await issueInvoice(id, new Date());
  const answers = await Promise.all(Array.from({ length: 5 }, () => keep(id, 1)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await refundsOf(id)).toEqual([[first?.paymentId, PIECE]]);
  expect(await adjustmentsOf(id)).toMatchObject([{ amount: 2 * PIECE }]);
  expect(await orderOf(id)).toMatchObject({
    totals: { total: PIECE },
    payment: { captured: 2 * PIECE, refunded: PIECE, state: 'partially_refunded' },
  });
  expect(await notesOnce(id, 2)).toEqual({ total: 3 * PIECE, pieces: 3 });
  const sent = (await emailsOf(id)).filter((name) => name.startsWith('reduced-'));
  const mails = await Promise.all(sent.map((name) => db().doc(`mail/order_${id}_${name}`).get()));
  const texts = mails.map((one) => String(one.get('message.text')));
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('We have deducted ₹4,248 for them from what you owe for this order.');
  expect(texts[0]).toContain('We are refunding ₹2,124 to your original payment method.');
});

test('credits the whole invoice and no more when the rest is returned later', async () => {
  const id = await fourPieces('credit-30');
  await ship(id, 2);
  await issueInvoice(id, new Date());
  expect((await keep(id, 3)).status).toBe(200);
  expect(await notesOnce(id, 1)).toEqual({ total: PIECE, pieces: 1 });
  await ship(id, 1);
  await takeOrderSteps(staff, id, 'deliver');
  const lines = [{ productId, quantity: 3, reason: 'damaged' }];
  const asked = await shop.post(`/orders/${id}/returns`, { lines }, { token: buyer.token });
  const { id: returnId } = asked.body.return as { id: string };
  const step = (action: string, body: object) =>
    shop.post(`/returns/${returnId}/${action}`, body, { token: staff.admin.token });
  await step('approve', { revision: 0 });
  const counted = [{ productId, received: 3, restock: 0 }];
  expect((await step('receive', { revision: 1, lines: counted })).status).toBe(200);
  expect((await orderOf(id)).state).toBe('returned');
  expect(await notesOnce(id, 2)).toEqual({ total: totals.total, pieces: 4 });
});

test('refunds no more than was owed and paid', async () => {
  const id = await fourPieces('half-advance');
  const lower = {
    ...PRICE_ADJUSTMENT,
    amount: paise(2 * PIECE),
    reason: 'A loose thread in each.',
  };
  expect((await takeOrderStep(staff, id, 'refunds', lower)).status).toBe(200);
  const before = await orderOf(id);
  expect(await keep(id, 1)).toMatchObject({
    status: 409,
    body: { code: 'too_much', details: { left: 2 * PIECE } },
  });
  const { revision, totals: cost, lines } = before;
  expect(await orderOf(id)).toMatchObject({ revision, totals: cost, lines });
});
