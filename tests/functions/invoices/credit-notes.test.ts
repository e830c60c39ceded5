import { expect, test } from 'vitest';

import type { CreditNote } from '@kargha/domain/invoices/invoice';

import { issueCreditNote } from '../../../functions/src/documents/invoices/issue-credit-note.ts';
import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { refundRef } from '../../../functions/src/records/payment-record.ts';
import { db, eventually, stockProduct } from '../ledger-fixtures.ts';
import { bulkOrder, openInstalment, verifiedBuyer } from '../bulk-order-fixtures.ts';
import { checkoutOf, open } from '../checkout-fixtures.ts';
import { issueGiftCard } from '../code-fixtures.ts';
import { refundByStaff } from '../manual-refunds.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, BODIES, placeOrder, type PlacedOrder } from '../staff-orders.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { pay } from '../sandbox-client.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const shop = isolatedShop();
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };

const takeOneOut = ({ orderId, productIds }: PlacedOrder) =>
  takeOrderStep(staff, orderId, 'lines', {
    lines: [{ productId: productIds[0], quantity: 1 }],
    reason: 'A flaw in the border.',
  });

/** The one refund of an order, once the bank has it. */
async function sentRefund({ orderId }: PlacedOrder): Promise<string> {
  const mine = db().collection('refunds').where('orderId', '==', orderId);
  await eventually(async () => (await mine.get()).docs[0]?.get('state') === 'processed');
  return (await mine.get()).docs[0]!.id;
}

test('credits items removed after the tax invoice but not before it', async () => {
  const early = await placeOrder(shop, { pieces: [2, 1] });
  expect((await takeOneOut(early)).status).toBe(200);
  const before = await sentRefund(early);
  await issueInvoice(early.orderId, new Date());
  expect(await issueCreditNote(refundRef(before), new Date())).toBeNull();

  const late = await placeOrder(shop, { pieces: [2, 1] });
  await issueInvoice(late.orderId, new Date());
  expect((await takeOneOut(late)).status).toBe(200);
  const after = await sentRefund(late);
  const number = await issueCreditNote(refundRef(after), new Date());
  const note = (
    await db()
      .doc(`creditNotes/${number!.replaceAll('/', '-')}`)
      .get()
  ).data();
  const { lines, totals, reason } = note as CreditNote;
  expect(lines).toMatchObject([{ productId: late.productIds[0], quantity: 1, taxable: 180_000 }]);
  expect(totals).toMatchObject({ taxable: 180_000, total: 180_000 * 1.18, roundOff: 0 });
  expect(reason).toBe('Items removed from the order');
});

test('credits an earlier price reduction once the full price is invoiced', async () => {
  const placed = await placeOrder(shop);
  expect((await refundByStaff(staff, placed.orderId, 21_240)).status).toBe(200);
  const refund = await sentRefund(placed);
  expect(await issueCreditNote(refundRef(refund), new Date())).toBeNull();
  const invoice = await issueInvoice(placed.orderId, new Date());
  const notes = db().collection('creditNotes').where('orderId', '==', placed.orderId);
  await eventually(async () => (await notes.get()).size === 1);
  const note = (await notes.get()).docs[0]!.data() as CreditNote;
  expect(note).toMatchObject({ invoiceNumber: invoice.number, totals: { total: 21_240 } });
});

test('refunds a duplicate payment without a credit note', async () => {
  const placed = await placeOrder(shop);
  await issueInvoice(placed.orderId, new Date());
  const refund = `refund_twice-${placed.orderId}_1`;
  await db()
    .doc(`refunds/${refund}`)
    .set({
      orderId: placed.orderId,
      paymentId: `twice-${placed.orderId}`,
      amount: 212_400,
      method: 'upi',
      purpose: 'duplicate_payment',
      state: 'processed',
      gatewayRefundId: 'rfnd_test',
      initiatedFrom: 'auto',
      createdAt: new Date(),
      updatedAt: new Date(),
    });
  expect(await issueCreditNote(refundRef(refund), new Date())).toBeNull();
  const notes = db().collection('creditNotes').where('orderId', '==', placed.orderId);
  expect((await notes.get()).size).toBe(0);
});

async function creditNotesOf(orderId: string): Promise<CreditNote[]> {
  const mine = db().collection('refunds').where('orderId', '==', orderId);
  await eventually(async () => {
    const { docs } = await mine.get();
    return docs.length > 1 && docs.every((one) => one.get('state') === 'processed');
  });
  const ids = (await mine.get()).docs.map(({ id }) => id);
  await Promise.all([...ids, ...ids].map((id) => issueCreditNote(refundRef(id), new Date())));
  const notes = await db().collection('creditNotes').where('orderId', '==', orderId).get();
  return notes.docs.map((one) => one.data() as CreditNote);
}

const piecesOn = (notes: readonly CreditNote[]) =>
  notes.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);

const sumOf = (notes: readonly CreditNote[]) =>
  notes.reduce((sum, { totals }) => sum + totals.total, 0);

test('issues two credit notes for an order with two payments, each item on one', async () => {
  const buyer = await verifiedBuyer();
  const id = await bulkOrder(buyer, 'half-advance');
  for (const part of ['1', '2']) {
    const opened = await openInstalment(shop, buyer, id, part);
    await shop.post('/razorpay/verify-payment', await pay(opened.id));
  }
  const { lines, totals } = await issueInvoice(id, new Date());
  expect((await takeOrderStep(staff, id, 'cancel', BODIES.cancel!())).status).toBe(200);
  const notes = await creditNotesOf(id);
  expect(notes).toHaveLength(2);
  expect(sumOf(notes)).toBe(totals.total);
  expect(piecesOn(notes)).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
});

test('puts items paid by payment and gift card on one of two credit notes', async () => {
  const productId = await stockProduct({ quantity: 3 });
  const { code } = await issueGiftCard(300_000);
  const { amount, ...checkout } = checkoutOf({ productId, quantity: 2, price: 1800 });
  const opened = await open(shop, { ...checkout, amount: amount - 300_000, giftCard: code });
  await shop.post('/razorpay/verify-payment', await pay(opened.gatewayOrderId));
  await issueInvoice(opened.orderId, new Date());
  const placed = { ...opened, productIds: [productId] };
  expect((await takeOneOut(placed)).status).toBe(200);
  const notes = await creditNotesOf(opened.orderId);
  expect(notes).toHaveLength(2);
  expect(sumOf(notes)).toBe(180_000 * 1.18);
  expect(piecesOn(notes)).toBe(1);
});
