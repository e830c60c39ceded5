import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import type { CreditNote, Invoice } from '@kargha/domain/invoices/invoice';
import { paise } from '@kargha/domain/money/paise';

import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { db } from '../ledger-fixtures.ts';
import { paidOrder } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';
import { concurrently, concurrentlyFor } from '../concurrent-calls.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();
const shop = isolatedShop();

const GSTIN = '29AAHCK6072R1ZX';

const staff = createBeforeAll(() => signUp('admin'));

async function issue(orderId: string) {
  const { token } = staff;
  return shop.post('/invoices', { orderId }, { token });
}

async function issued(orderId: string): Promise<Invoice> {
  const { status, body } = await issue(orderId);
  expect(status).toBe(200);
  return body.invoice as Invoice;
}

const pdfPath = ({ number }: { number: string }) => `/invoices/${number.replaceAll('/', '-')}/pdf`;

async function textOf(path: string): Promise<string> {
  const response = await shop.visit(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  return (await extractText(pdf, { mergePages: true })).text;
}

test('issues one invoice under concurrent requests', async () => {
  const { id } = await paidOrder();
  const documents = await concurrently(20, () => issued(id));
  expect(new Set(documents.map(({ number }) => number)).size).toBe(1);
  const written = await db().collection('invoices').where('orderId', '==', id).get();
  expect(written.size).toBe(1);
  const mails = await db().doc(`mail/order_${id}_invoice`).get();
  expect(mails.exists).toBe(true);
});

test('numbers a hundred concurrent invoices without gaps or duplicates', async () => {
  const orders = await concurrently(100, () => paidOrder());
  const mine = await concurrentlyFor(orders, ({ id }) => issued(id));
  const [{ financialYear }] = mine as [Invoice];
  const all = await db().collection('invoices').where('financialYear', '==', financialYear).get();
  const serials = all.docs.map((one) => one.get('serial') as number).sort((a, b) => a - b);
  expect(serials).toEqual(serials.map((_serial, index) => index + 1));
  for (const { number } of mine) expect(number).toMatch(/^KG\/\d{4}\/\d{6}$/);
});

test('starts a new series at the turn of the financial year in India', async () => {
  const lastMinute = new Date('2091-03-31T18:29:30Z');
  const firstSecond = new Date('2091-03-31T18:30:00Z');
  const orders = await concurrently(12, () => paidOrder());
  const documents = await Promise.all(
    orders.map(({ id }, index) => issueInvoice(id, index % 2 === 0 ? lastMinute : firstSecond)),
  );
  for (const [index, { number, financialYear, serial }] of documents.entries()) {
    const year = index % 2 === 0 ? '9091' : '9192';
    expect(financialYear).toBe(year);
    expect(number).toBe(`KG/${year}/${String(serial).padStart(6, '0')}`);
  }
  for (const year of ['9091', '9192']) {
    const all = await db().collection('invoices').where('financialYear', '==', year).get();
    const serials = all.docs.map((one) => one.get('serial') as number).sort((a, b) => a - b);
    expect(serials).toEqual(serials.map((_serial, index) => index + 1));
  }
});

test('issues no invoice for an unpaid order or a guest', async () => {
  const { id } = await paidOrder({ state: 'pending_payment' });
  await db().doc(`orders/${id}`).update({ 'payment.state': 'pending' });
  expect(await issue(id)).toMatchObject({ status: 409, body: { code: 'not_paid' } });
  expect(await shop.post('/invoices', { orderId: id })).toMatchObject({ status: 401 });
  expect(await issue('no-such-order')).toMatchObject({ status: 404 });
  expect((await db().doc(`orders/${id}`).get()).get('invoiceNumber')).toBeUndefined();
});

test('contains the fields of Rule 46', async () => {
  const { id, token } = await paidOrder();
  const invoice = await issued(id);
  const text = await textOf(`${pdfPath(invoice)}?token=${token}`);
  const wanted = [
    ...['Tax Invoice', invoice.number, invoice.supplier.name, invoice.supplier.gstin],
    ...['Asha Verma', '4 Mill Road', 'Pune 411001', 'Maharashtra (27)', 'Phone +91 9876543210'],
    'Reverse charge: No',
    ...['Maheshwari saree', '5007', '2 PCS', '1,800.00', '3,600.00', 'IGST', '648.00'],
    ...['₹4,248.00', 'Rupees Four Thousand Two Hundred Forty Eight Only', 'Authorised signatory'],
  ];
  for (const part of wanted) expect(text).toContain(part);
});

test('splits the tax of a sale within the state', async () => {
  const { customer } = (
    await db()
      .doc(`orders/${(await paidOrder()).id}`)
      .get()
  ).data() as {
    customer: { address: object };
  };
  const address = { ...customer.address, city: 'Mysuru', state: 'Karnataka', pincode: '570001' };
  const { id } = await paidOrder({ customer: { ...customer, address } as never });
  expect((await issued(id)).totals).toMatchObject({ cgst: 32_400, sgst: 32_400, igst: 0 });
});

test('names a verified company with its GST number, but not an unverified one', async () => {
  const company = { companyName: 'Malhar Gifts LLP', gstNumber: GSTIN };
  const verified = { state: 'verified', documentPath: '', decision: 'Seen' };
  const buyer = await signUp('b2b_buyer', { ...company, companyVerification: verified });
  const other = await signUp('b2b_buyer', { ...company, companyVerification: null });
  const named = await issued((await paidOrder({ uid: buyer.uid })).id);
  expect(named.buyer).toMatchObject({ name: 'Malhar Gifts LLP', gstin: GSTIN, stateCode: '29' });
  expect(named.placeOfSupply.name).toBe('Karnataka');
  const unnamed = await issued((await paidOrder({ uid: other.uid })).id);
  expect(unnamed.buyer).toMatchObject({ name: 'Asha Verma', gstin: '', stateCode: '27' });
});

test('opens an invoice for the owner, staff and the order link only', async () => {
  const owner = await signUp('customer');
  const stranger = await signUp('customer');
  const { id, token } = await paidOrder({ uid: owner.uid });
  const path = pdfPath(await issued(id));
  const open = (headers: Record<string, string>, query = '') =>
    shop.visit(path + query, { headers });
  const bearer = (one: string) => ({ authorization: `Bearer ${one}` });
  expect((await open(bearer(owner.token))).status).toBe(200);
  expect((await open(bearer(staff.token))).status).toBe(200);
  expect((await open({}, `?token=${token}`)).status).toBe(200);
  for (const query of ['', '?token=', '?token=wrong', '?token[]=x']) {
    expect((await open({}, query)).status).toBe(404);
    expect((await open(bearer(stranger.token), query)).status).toBe(404);
  }
  expect((await shop.get('/invoices/KG-2627-999999/pdf')).status).toBe(404);
});

test('issues the invoice at dispatch and the credit note at the refund, once', async () => {
  const { id, token } = await paidOrder();
  const order = db().doc(`orders/${id}`);
  await order.update({ state: 'shipped', 'stateTimes.shipped': new Date() });
  await expect
    .poll(async () => (await order.get()).get('invoiceNumber') as unknown, PATIENT)
    .toMatch(/^KG/);
  const refund = db().doc(`refunds/test-refund-${id}`);
  await refund.set({
    orderId: id,
    paymentId: `pay_${id}`,
    amount: paise(212_400),
    method: 'upi',
    purpose: 'price_adjustment',
    state: 'pending',
    gatewayRefundId: null,
    initiatedFrom: 'admin',
    createdAt: new Date(),
    updatedAt: new Date(),
  });
  await refund.update({ state: 'processed' });
  await expect
    .poll(async () => (await refund.get()).get('creditNoteNumber') as unknown, PATIENT)
    .toMatch(/^KC/);
  await refund.update({ updatedAt: new Date() });
  const notes = await db().collection('creditNotes').where('orderId', '==', id).get();
  expect(notes.size).toBe(1);
  const note = notes.docs[0]?.data() as CreditNote;
  expect(note.totals).toMatchObject({ taxable: 180_000, igst: 32_400, total: 212_400 });
  const path = `/credit-notes/${note.number.replaceAll('/', '-')}/pdf?token=${token}`;
  expect(await textOf(path)).toContain(`Against invoice ${note.invoiceNumber}`);
});

const PATIENT = { timeout: 20_000 };
