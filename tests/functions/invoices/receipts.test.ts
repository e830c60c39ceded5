import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { indianDay } from '@kargha/domain/india/indian-day';
import type { Invoice } from '@kargha/domain/invoices/invoice';
import type { ReceiptVoucher } from '@kargha/domain/invoices/invoice-fields';

import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { invoicePdf } from '../../../functions/src/documents/invoices/invoice-pdf.ts';
import { issueReceipts } from '../../../functions/src/documents/receipts/issue-receipts.ts';
import { receiptPdf } from '../../../functions/src/documents/receipts/receipt-pdf.ts';
import { readReceipt, receiptRef } from '../../../functions/src/records/invoice-record.ts';
import { BANK } from '../sample-bank-account.ts';
import { db, withRestoredDocument, orderOf } from '../ledger-fixtures.ts';
import { bulkOrder, openInstalment, TOTAL, verifiedBuyer } from '../bulk-order-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { concurrently, concurrentlyFor } from '../concurrent-calls.ts';
import { pay } from '../sandbox-client.ts';

isolateDatabase();
const shop = isolatedShop();
const buyer = createBeforeAll(() => verifiedBuyer());

const half = Math.ceil(TOTAL / 2);

async function payPart(orderId: string, part = '1') {
  const { id } = await openInstalment(shop, buyer, orderId, part);
  await shop.post('/razorpay/verify-payment', await pay(id));
}

async function receiptsOf(orderId: string): Promise<ReceiptVoucher[]> {
  const found = await db().collection('receiptVouchers').where('orderId', '==', orderId).get();
  return found.docs.map((one) => one.data() as ReceiptVoucher);
}

async function textOf(pdfText: Buffer): Promise<string> {
  const file = await getDocumentProxy(new Uint8Array(pdfText));
  return (await extractText(file, { mergePages: true })).text;
}

async function dayInBooks(orderId: string): Promise<Date> {
  const stored = await db().doc(`orders/${orderId}`).get();
  const [whole] = stored.get('instalments') as { dueOn: { toDate: () => Date } }[];
  return whole!.dueOn.toDate();
}

test('issues one receipt voucher per advance', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  await payPart(id);
  await concurrently(20, () => issueReceipts(id, new Date()));
  const [receipt, ...more] = await receiptsOf(id);
  expect(more).toEqual([]);
  expect(receipt).toMatchObject({
    partId: '1',
    amount: half,
    orderTotal: TOTAL,
    purchaseOrderNumber: 'PO/2026/77',
    buyer: { name: 'Malhar Gifts LLP', gstin: '29AAHCK6072R1ZX' },
    placeOfSupply: { name: 'Karnataka', stateCode: '29' },
  });
  expect((await orderOf(id)).instalments?.[0]?.receiptNumber).toBe(receipt!.number);
});

test('names the value date on the receipt voucher of a bank transfer', async () => {
  const id = await bulkOrder(buyer, 'advance');
  const [part] = (await orderOf(id)).instalments!;
  const paid = { ...part, state: 'paid', paymentId: `HDFC${id}`, valueDate: '2026-11-20' };
  await db()
    .doc(`orders/${id}`)
    .update({ instalments: [paid] });
  await issueReceipts(id, new Date());
  const [receipt] = await receiptsOf(id);
  const pdfText = await textOf(await receiptPdf((await storedReceipt(receipt!.number))!));
  expect(pdfText).toContain('Received on 20 November 2026');
});

test('numbers forty concurrent receipts without gaps or duplicates', async () => {
  const ids = await concurrently(40, () => bulkOrder(buyer, 'advance'));
  await concurrentlyFor(ids, async (id) => {
    const [part] = (await orderOf(id)).instalments!;
    const paid = { ...part, state: 'paid', paymentId: `pay_${id}` };
    await db()
      .doc(`orders/${id}`)
      .update({ instalments: [paid] });
    await issueReceipts(id, new Date());
  });
  const [one] = await receiptsOf(ids[0]!);
  const year = await db()
    .collection('receiptVouchers')
    .where('financialYear', '==', one!.financialYear)
    .get();
  const serials = year.docs.map((doc) => doc.get('serial') as number).sort((a, b) => a - b);
  expect(serials).toEqual(serials.map((_serial, index) => index + 1));
});

test('shows advance and balance on the tax invoice; a later payment is not an advance', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  await payPart(id);
  const invoice: Invoice = await issueInvoice(id, new Date());
  const [receipt] = await receiptsOf(id);
  expect(invoice).toMatchObject({
    paymentTerms: 'half-advance',
    advances: [{ number: receipt!.number, amount: half }],
    purchaseOrderNumber: 'PO/2026/77',
    totals: { total: TOTAL },
  });
  await payPart(id, '2');
  await issueReceipts(id, new Date());
  expect(await receiptsOf(id)).toHaveLength(1);
});

test('issues the invoice before payment on credit but not before an advance', async () => {
  const credit = await bulkOrder(buyer, 'credit-30');
  const bill = await issueInvoice(credit, new Date());
  expect(bill.advances).toEqual([]);
  expect(bill.dueOn).toEqual(await dayInBooks(credit));
  const day = bill.dueOn!.toLocaleDateString('en-IN', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' },
  });
  expect(await textOf(await invoicePdf(bill))).toContain(`Due by ${day}`);
  const advance = await bulkOrder(buyer, 'advance');
  await expect(issueInvoice(advance, new Date())).rejects.toMatchObject({ code: 'not_paid' });
});

test('makes credit due thirty days after the invoice, even a year later', async () => {
  const id = await bulkOrder(buyer, 'credit-30');
  // An older order, whose day was counted from its acceptance.
  const [part] = (await orderOf(id)).instalments!;
  await db()
    .doc(`orders/${id}`)
    .update({ instalments: [{ ...part, dueOn: new Date('2026-02-01T06:30:00Z') }] });
  const bill = await issueInvoice(id, new Date('2027-03-01T18:00:00Z'));
  expect(indianDay(bill.dueOn!)).toBe('2027-03-31');
  expect(await dayInBooks(id)).toEqual(bill.dueOn);
});

test('contains what an accountant needs on both documents', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  await payPart(id);
  const invoice = await issueInvoice(id, new Date());
  const [receipt] = await receiptsOf(id);
  const pdfText = await textOf(await receiptPdf((await storedReceipt(receipt!.number))!));
  for (const part of [
    ...['Receipt Voucher', receipt!.number, 'Malhar Gifts LLP', 'GSTIN 29AAHCK6072R1ZX'],
    ...['Karnataka (29)', 'Reverse charge: No', 'Your PO number PO/2026/77', 'Maheshwari saree'],
    ...[
      'Tax on the advance',
      '₹0.00',
      'Advance received',
      '₹2,124.00',
      'Notification 66/2017',
      'Authorised signatory',
    ],
  ]) {
    expect(pdfText).toContain(part);
  }
  const bill = await textOf(await invoicePdf(invoice));
  for (const part of [
    ...[`Advance ${receipt!.number}`, '−₹2,124.00', 'Balance due', 'Your PO number PO/2026/77'],
    ...['Terms: 50% advance / 50% on delivery', 'GSTIN 29AAHCK6072R1ZX', 'Karnataka (29)'],
    'valid without a physical signature',
  ]) {
    expect(bill).toContain(part);
  }
  const { payTo: _, ...unnamed } = invoice;
  expect(await textOf(await invoicePdf(unnamed))).not.toContain('bank transfer');
});

test('names the bank account on an invoice with a balance', async () => {
  await withRestoredDocument('settings/bankAccount', async (account) => {
    await account.set(BANK);
    const bill = await issueInvoice(await bulkOrder(buyer, 'credit-30'), new Date());
    expect(bill.payTo).toEqual(BANK);
    const pdfText = await textOf(await invoicePdf(bill));
    for (const part of ['Pay by bank transfer to', 'Account 000123456789', 'IFSC SMPL0001234']) {
      expect(pdfText).toContain(part);
    }
  });
});

test('opens a receipt voucher for its buyer only', async () => {
  const id = await bulkOrder(buyer, 'advance');
  await payPart(id);
  await issueReceipts(id, new Date());
  const [receipt] = await receiptsOf(id);
  const path = `/receipts/${receipt!.number.replaceAll('/', '-')}/pdf`;
  const stranger = await verifiedBuyer();
  expect((await shop.get(path, { token: stranger.token })).status).toBe(404);
  expect((await shop.get(path)).status).toBe(404);
  expect((await shop.get('/receipts/KR-2627-999999/pdf', { token: buyer.token })).status).toBe(404);
  expect((await shop.visit(`${path}?token=wrong`)).status).toBe(404);
});

async function storedReceipt(number: string): Promise<ReceiptVoucher | null> {
  return readReceipt(await receiptRef(number).get());
}
