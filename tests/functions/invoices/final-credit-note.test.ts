import { expect, test } from 'vitest';

import type { CreditNote, Invoice, InvoiceTotals } from '@kargha/domain/invoices/invoice';
import { paise } from '@kargha/domain/money/paise';
import { priceOrder } from '@kargha/domain/pricing/price-order';

import { issueFinalCreditNote } from '../../../functions/src/documents/invoices/issue-final-credit-note.ts';
import { issueCreditNote } from '../../../functions/src/documents/invoices/issue-credit-note.ts';
import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { db, eventually, orderOf, stockProduct } from '../ledger-fixtures.ts';
import { bulkOrder, openInstalment, TOTAL, verifiedBuyer } from '../bulk-order-fixtures.ts';
import { checkoutOf, open } from '../checkout-fixtures.ts';
import { issueGiftCard } from '../code-fixtures.ts';
import { refundByStaff } from '../manual-refunds.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, BODIES, placeOrder, takeOrderSteps } from '../staff-orders.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { ORDERED_LINE, paidOrder } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';
import { pay } from '../sandbox-client.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const RIVALS = 12;

const shop = isolatedShop();
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };
const owner = createBeforeAll(() => signUp('customer'));
const buyer = createBeforeAll(() => verifiedBuyer());

const cancel = (id: string) => takeOrderStep(staff, id, 'cancel', BODIES.cancel!());

async function creditNotesOf(orderId: string): Promise<CreditNote[]> {
  const { docs } = await db().collection('creditNotes').where('orderId', '==', orderId).get();
  return docs.map((one) => one.data() as CreditNote);
}

/** The notes of an order once the shop's own triggers have issued so many, also when others ask for them as well. */
async function notesOnce(orderId: string, count: number): Promise<CreditNote[]> {
  await eventually(async () => (await creditNotesOf(orderId)).length >= count);
  const { docs } = await db().collection('refunds').where('orderId', '==', orderId).get();
  await Promise.all([
    ...Array.from({ length: RIVALS }, () => issueFinalCreditNote(orderId, new Date())),
    ...docs.map(({ ref }) => issueCreditNote(ref, new Date())),
  ]);
  const notes = await creditNotesOf(orderId);
  expect(notes).toHaveLength(count);
  return notes;
}

/** All that the notes take back is what the invoice has, head by head, and every piece once. */
function expectToTakeBack(
  { lines, totals }: Pick<Invoice, 'lines' | 'totals'>,
  notes: CreditNote[],
) {
  const { roundOff: _, ...heads } = totals;
  for (const head of Object.keys(heads) as (keyof InvoiceTotals)[]) {
    expect(
      notes.reduce((sum, note) => sum + note.totals[head], 0),
      head,
    ).toBe(totals[head]);
  }
  const pieces = (on: readonly { quantity: number }[]) =>
    on.reduce((sum, { quantity }) => sum + quantity, 0);
  expect(pieces(notes.flatMap((note) => note.lines))).toBe(pieces(lines));
}

async function payPart(orderId: string, part = '1'): Promise<void> {
  const opened = await openInstalment(shop, buyer, orderId, part);
  expect((await shop.post('/razorpay/verify-payment', await pay(opened.id))).status).toBe(200);
}

test('issues one full credit note for a credit order cancelled after its invoice', async () => {
  const id = await bulkOrder(buyer, 'credit-30');
  const invoice = await issueInvoice(id, new Date());
  expect((await cancel(id)).status).toBe(200);
  const notes = await notesOnce(id, 1);
  expect(notes[0]).toMatchObject({ invoiceNumber: invoice.number, totals: invoice.totals });
  expect(notes[0]!.reason).toBe('Order cancelled, amount not paid');
  expect(notes[0]!.number).toMatch(/^KC\/\d{4}\/\d{6}$/);
  expectToTakeBack(invoice, notes);
});

test('credits refund and unpaid rest of a half-paid, cancelled order', async () => {
  const totals = priceOrder([ORDERED_LINE], { shipping: paise(15_000) });
  const paid = Math.ceil(totals.total / 2);
  const parts = [paid, totals.total - paid].map((amount, placeOrder) => ({
    ...{
      id: String(placeOrder + 1),
      share: 50,
      amount: paise(amount),
      state: 'due',
      paymentId: null,
    },
    ...(placeOrder === 0 ? { due: 'now', dueOn: new Date() } : { due: 'on_delivery', dueOn: null }),
  }));
  const id = await bulkOrder(buyer, 'half-advance', { totals, instalments: parts as never });
  await payPart(id);
  const invoice = await issueInvoice(id, new Date());
  expect(invoice.totals).toMatchObject({ shipping: 15_000, total: totals.total });
  expect((await cancel(id)).status).toBe(200);
  const notes = await notesOnce(id, 2);
  expect(notes.map((note) => note.totals.total).sort()).toEqual([paid, totals.total - paid].sort());
  expectToTakeBack(invoice, notes);
});

test('credits the invoice of a fully returned credit order', async () => {
  const id = await bulkOrder(buyer, 'credit-30', { state: 'delivered' });
  const invoice = await issueInvoice(id, new Date());
  const returned = { state: 'returned', 'stateTimes.returned': new Date() };
  await db().doc(`orders/${id}`).update(returned);
  const notes = await notesOnce(id, 1);
  expect(notes[0]!.reason).toBe('Goods returned, amount not paid');
  expectToTakeBack(invoice, notes);
  await db().doc(`orders/${id}`).update({ updatedAt: new Date() });
  expect(await notesOnce(id, 1)).toEqual(notes);
});

const half = Math.ceil(TOTAL / 2);

test.each([
  ['a part', 50_000, 3],
  ['all', half, 2],
])(
  'of an advance %s went back before the invoice: the notes take the invoice back once',
  async (_what, amount, count) => {
    const id = await bulkOrder(buyer, 'half-advance');
    await payPart(id);
    await refundByStaff(staff, id, amount);
    const refunds = db().collection('refunds').where('orderId', '==', id);
    await eventually(async () => (await refunds.get()).docs[0]?.get('refundVoucherNumber') != null);
    const invoice = await issueInvoice(id, new Date());
    expect((await cancel(id)).status).toBe(200);
    expectToTakeBack(invoice, await notesOnce(id, count));
  },
);

test('refunds a late instalment without a credit note', async () => {
  const id = await bulkOrder(buyer, 'credit-30');
  const { id: gatewayOrder } = await openInstalment(shop, buyer, id);
  const invoice = await issueInvoice(id, new Date());
  expect((await cancel(id)).status).toBe(200);
  await shop.post('/razorpay/verify-payment', await pay(gatewayOrder));
  const refunds = db().collection('refunds').where('orderId', '==', id);
  await eventually(async () => (await refunds.get()).docs[0]?.get('state') === 'processed');
  expectToTakeBack(invoice, await notesOnce(id, 1));
});

test('issues only refund credit notes for a fully paid, cancelled order', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  await payPart(id, '1');
  await payPart(id, '2');
  const invoice = await issueInvoice(id, new Date());
  expect((await cancel(id)).status).toBe(200);
  expectToTakeBack(invoice, await notesOnce(id, 2));
  expect(await issueFinalCreditNote(id, new Date())).toBeNull();
});

test('credits the gift card share of a cancelled order', async () => {
  const productId = await stockProduct({ quantity: 3 });
  const { code } = await issueGiftCard(300_000);
  const { amount, ...checkout } = checkoutOf({ productId, quantity: 2, price: 1800 });
  const opened = await open(shop, { ...checkout, amount: amount - 300_000, giftCard: code });
  await shop.post('/razorpay/verify-payment', await pay(opened.gatewayOrderId));
  const invoice = await issueInvoice(opened.orderId, new Date());
  expect((await cancel(opened.orderId)).status).toBe(200);
  expectToTakeBack(invoice, await notesOnce(opened.orderId, 2));
});

test('credits all tax but not shipping when everything is returned for fit', async () => {
  const { orderId, productIds } = await placeOrder(shop, { owner });
  await takeOrderSteps(staff, orderId, 'confirm', 'pack', 'ship', 'deliver');
  const { totals } = await issueInvoice(orderId, new Date());
  expect(totals.shipping).toBe(15_000);
  const [productId] = productIds;
  const asked = await shop.post(
    `/orders/${orderId}/returns`,
    { lines: [{ productId, quantity: 1, reason: 'fit' }] },
    { token: owner.token },
  );
  const { id, estimate } = asked.body.return as { id: string; estimate: number };
  const step = (action: string, body: object) =>
    shop.post(`/returns/${id}/${action}`, body, { token: staff.admin.token });
  await step('approve', { revision: 0 });
  await step('receive', { revision: 1, lines: [{ productId, received: 1, restock: 1 }] });
  expect((await step('refund', { revision: 2, amount: estimate })).status).toBe(200);
  const [note] = await notesOnce(orderId, 1);
  const { taxable, cgst, sgst, igst } = totals;
  expect(note!.totals).toMatchObject({ taxable, cgst, sgst, igst, shipping: 0, roundOff: 0 });
  expect(note!.totals.total).toBe(estimate);
});

test.each(['cancelled', 'expired', 'returned'] as const)(
  'issues no invoice for an order that is %s but returns an existing one',
  async (state) => {
    const { id } = await paidOrder({ state });
    const refused = { status: 409, code: 'order_ended', details: { state } };
    await expect(issueInvoice(id, new Date())).rejects.toMatchObject(refused);
    expect((await orderOf(id)).invoiceNumber).toBeUndefined();
    const { id: invoiced } = await paidOrder();
    const { number } = await issueInvoice(invoiced, new Date());
    await db().doc(`orders/${invoiced}`).update({ state });
    expect((await issueInvoice(invoiced, new Date())).number).toBe(number);
  },
);

test('issues no invoice for a fully refunded order', async () => {
  const { id } = await paidOrder();
  await db().doc(`orders/${id}`).update({ 'payment.state': 'refunded' });
  const answer = await shop.post('/invoices', { orderId: id }, { token: staff.admin.token });
  expect(answer).toMatchObject({ status: 409, body: { code: 'order_ended' } });
  expect(answer.body.error).toBe('This order is refunded, so no invoice can be issued for it.');
});
