import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import type { CreditNote, Invoice } from '@kargha/domain/invoices/invoice';

import { checkoutOf, open } from '../checkout-fixtures.ts';
import { db, eventually, orderOf, stockProduct, withRestoredDocument } from '../ledger-fixtures.ts';
import { cancelByStaff } from '../manual-refunds.ts';
import { setUpReturns } from '../return-fixtures.ts';
import { pay } from '../sandbox-client.ts';
import { takeOrderSteps } from '../staff-orders.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const { shop, admin, owner, ask, step, idOf } = setUpReturns();
const staff = { shop, admin };

/** Goods of 5 % and 18 % for ₹690 and ₹420, with shipping of ₹150: ₹1,260, all with tax. */
async function placeMixedOrder() {
  const cotton = await stockProduct({ price: 690, hsnCode: '500720' });
  const bag = await stockProduct({ price: 420, hsnCode: '420222' });
  const checkout = checkoutOf(
    { productId: cotton, quantity: 1, price: 690 },
    { productId: bag, quantity: 1, price: 420 },
  );
  const opened = await open(shop, { ...checkout, amount: 126_000 }, { token: owner.token });
  expect(
    (await shop.post('/razorpay/verify-payment', await pay(opened.gatewayOrderId))).status,
  ).toBe(200);
  return { ...opened, productIds: [cotton, bag] };
}

async function withTaxIncluded(work: () => Promise<void>): Promise<void> {
  await withRestoredDocument('settings/public', async (settings) => {
    const from = new Date('2025-09-21T18:30:00Z');
    const silk = { hsnPrefix: '50', maxUnitRupees: null, percent: 5, note: '', from, to: null };
    await settings.update({
      'tax.priceMode': 'included',
      'tax.priceModeFrom': from,
      'tax.ratesEnabled': true,
      'tax.rates': [silk],
    });
    await work();
  });
}

async function invoiceOf(orderId: string): Promise<Invoice> {
  const { body } = await shop.post('/invoices', { orderId }, { token: admin.token });
  return body.invoice as Invoice;
}

async function creditNoteOf(orderId: string): Promise<CreditNote> {
  const notes = db().collection('creditNotes').where('orderId', '==', orderId);
  await eventually(async () => (await notes.get()).size > 0);
  const { docs } = await notes.get();
  expect(docs).toHaveLength(1);
  return docs[0]!.data() as CreditNote;
}

async function textOf({ number }: CreditNote): Promise<string> {
  const file = await shop.download(`/credit-notes/${number.replaceAll('/', '-')}/pdf`, {
    token: admin.token,
  });
  expect(file.status).toBe(200);
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  return (await extractText(pdf, { mergePages: true })).text;
}

test('a cancelled order with tax in its prices is credited line by line, shipping included', async () => {
  await withTaxIncluded(async () => {
    const { orderId } = await placeMixedOrder();
    const invoice = await invoiceOf(orderId);
    expect(invoice.totals).toMatchObject({ total: 126_000, roundOff: 0, shipping: 0 });
    expect(invoice.lines.map(({ taxPercent }) => taxPercent)).toEqual([5, 18, 5, 18]);
    expect((await cancelByStaff(staff, orderId)).status).toBe(200);
    const note = await creditNoteOf(orderId);
    expect(note.totals).toEqual(invoice.totals);
    expect(note.lines).toEqual(invoice.lines);
    expect(note.totals.igst).toBe((await orderOf(orderId)).totals.tax);
    const text = await textOf(note);
    for (const part of [invoice.number, '1,260.00', 'Order cancelled'])
      expect(text).toContain(part);
  });
});

test('an order that comes back whole is credited for its goods, and shipping stays invoiced', async () => {
  await withTaxIncluded(async () => {
    const { orderId, productIds } = await placeMixedOrder();
    await takeOrderSteps(staff, orderId, 'confirm', 'pack', 'ship', 'deliver');
    const invoice = await invoiceOf(orderId);
    const asked = await ask(
      orderId,
      productIds.map((productId) => ({ productId, quantity: 1, reason: 'damaged' })),
    );
    expect(asked.status).toBe(200);
    const id = idOf(asked);
    expect((await step(id, 'approve', { revision: 0 })).status).toBe(200);
    const lines = productIds.map((productId) => ({ productId, received: 1, restock: 1 }));
    expect((await step(id, 'receive', { revision: 1, lines })).status).toBe(200);
    expect((await step(id, 'refund', { revision: 2, amount: 111_000 })).status).toBe(200);
    const note = await creditNoteOf(orderId);
    expect(note.totals).toMatchObject({ total: 111_000, roundOff: 0 });
    expect(note.lines).toEqual(invoice.lines.slice(0, 2));
  });
});
