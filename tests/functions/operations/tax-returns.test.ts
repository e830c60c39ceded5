import { randomUUID } from 'node:crypto';

import { indianMonth } from '@kargha/domain/india/indian-day';
import type { Invoice } from '@kargha/domain/invoices/invoice';
import { gstr1Schema, type Gstr1 } from '@kargha/domain/tax-returns/gstr1-schema';
import type { TaxReturn } from '@kargha/domain/tax-returns/tax-return-fields';
import type { PurchaseRow } from '@kargha/domain/tax-returns/tax-return-endpoints';
import { parse } from 'valibot';
import { expect, test } from 'vitest';

import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { writeCreditNote } from '../../../functions/src/documents/invoices/write-credit-note.ts';
import { inTransaction } from '../../../functions/src/platform/firestore.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, stockProduct } from '../ledger-fixtures.ts';
import { paidOrder } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const staff = createBeforeAll(() => signUp('admin'));

async function get(path: string) {
  const { token } = staff;
  return shop.get(path, { token });
}

async function returnOf(month: string) {
  const [summary, file] = await Promise.all([
    get(`/tax-returns?month=${month}`),
    get(`/tax-returns/gstr-1?month=${month}`),
  ]);
  expect([summary.status, file.status]).toEqual([200, 200]);
  const gstr1 = file.body as unknown as Gstr1;
  expect(parse(gstr1Schema, gstr1)).toEqual(gstr1);
  return { taxReturn: summary.body.taxReturn as TaxReturn, gstr1 };
}

async function credit(invoice: Invoice, at: Date): Promise<string> {
  const amount = invoice.totals.total;
  return inTransaction((transaction) =>
    writeCreditNote(transaction, invoice, { amount, pieces: 'rest', reason: 'returned' }, at),
  );
}

test('files the documents of a month in India, equal to the books', async () => {
  const lastMinute = new Date('2084-07-31T18:29:30Z');
  const invoice = await issueInvoice((await paidOrder()).id, lastMinute);
  const next = new Date('2084-07-31T18:30:00Z');
  const other = await issueInvoice((await paidOrder()).id, next);
  await credit(other, next);
  const july = await returnOf('2084-07');
  const { taxable, cgst, sgst, igst } = invoice.totals;
  expect(july.taxReturn.figures).toEqual({ taxable, cgst, sgst, igst });
  expect(july.taxReturn.gstr3b.outward).toEqual({ taxable, cgst, sgst, igst });
  expect(july.gstr1.doc_issue?.doc_det).toMatchObject([
    { doc_num: 1, docs: [{ from: invoice.number, to: invoice.number, totnum: 1 }] },
  ]);
  const august = await returnOf('2084-08');
  for (const { taxReturn } of [july, august]) {
    for (const { table, filed, books } of taxReturn.tables) expect(filed, table).toEqual(books);
  }
  expect(august.taxReturn.gstr3b.outward).toEqual({ taxable: 0, cgst: 0, sgst: 0, igst: 0 });
  expect(august.gstr1.doc_issue?.doc_det.map(({ doc_num }) => doc_num)).toEqual([1, 5]);
});

test('counts an invoice that was cancelled on the tax portal in table 13 only', async () => {
  const { number } = await issueInvoice((await paidOrder()).id, new Date('2081-09-09T06:30:00Z'));
  const ref = db().doc(`invoices/${number.replaceAll('/', '-')}`);
  const eInvoice = { state: 'cancelled', irn: 'a'.repeat(64), attempts: 1 };
  await ref.update({ eInvoice });
  const { gstr1, taxReturn } = await returnOf('2081-09');
  expect(gstr1.doc_issue?.doc_det[0]?.docs).toMatchObject([{ totnum: 1, cancel: 1, net_issue: 0 }]);
  expect([gstr1.b2cs, gstr1.hsn, taxReturn.leftOut.documents]).toEqual([undefined, undefined, 0]);
});

test('leaves out a credit note after 30 November of the next financial year and says so', async () => {
  const invoice = await issueInvoice((await paidOrder()).id, new Date('2083-03-20T06:30:00Z'));
  const number = await credit(invoice, new Date('2083-12-01T06:30:00Z'));
  const { taxReturn, gstr1 } = await returnOf('2083-12');
  expect(taxReturn.warnings).toContainEqual({
    ...{ code: 'late_credit_note', count: 1, documents: [number] },
  });
  expect(taxReturn.leftOut).toMatchObject({
    documents: 1,
    amounts: { taxable: 0 - invoice.totals.taxable },
  });
  expect([gstr1.b2cs, gstr1.hsn]).toEqual([undefined, undefined]);
});

test('reads a month of 1,200 documents page by page', async () => {
  const issuedAt = new Date('2082-05-05T06:30:00Z');
  const example = await issueInvoice((await paidOrder()).id, new Date('2082-06-05T06:30:00Z'));
  for (let start = 0; start < 1200; start += 400) {
    const batch = db().batch();
    for (let serial = start + 1; serial <= start + 400; serial += 1) {
      const number = `KY/8283/${String(serial).padStart(6, '0')}`;
      const invoice = { ...example, number, serial, financialYear: '8283', uid: null, issuedAt };
      batch.set(db().doc(`invoices/${number.replaceAll('/', '-')}`), invoice);
    }
    await batch.commit();
  }
  const { taxReturn, gstr1 } = await returnOf('2082-05');
  expect(gstr1.doc_issue?.doc_det[0]?.docs).toMatchObject([{ totnum: 1200 }]);
  const { taxable } = example.totals;
  expect(taxReturn.gstr3b.outward.taxable).toBe(1200 * taxable);
});

test.each(['2026-13', '', 'soon'])('refuses the month %j', async (month) => {
  const { status, body } = await get(`/tax-returns/gstr-1?month=${month}`);
  expect([status, body.code]).toEqual([400, 'invalid']);
});

test('is for staff', async () => {
  const { token } = await signUp('customer');
  for (const path of ['', '/gstr-1', '/purchases']) {
    expect((await shop.get(`/tax-returns${path}?month=2026-11`)).status).toBe(401);
    expect((await shop.get(`/tax-returns${path}?month=2026-11`, { token })).status).toBe(403);
  }
});

interface PurchaseOrder {
  id: string;
  revision: number;
  invoices: { id: string; month: string }[];
}

async function post(path: string, body: object) {
  const { token } = staff;
  const answer = await shop.post(`/purchase-orders${path}`, body, { token });
  return { ...answer, order: answer.body.purchaseOrder as PurchaseOrder };
}

async function orderedGoods(productId: string) {
  const supplier = { requestId: randomUUID(), name: 'Test weavers', state: 'Kerala' };
  const { body } = await post('/suppliers', supplier);
  const supplierId = (body.supplier as { id: string }).id;
  return post('', {
    ...{ requestId: randomUUID(), supplierId, place: 'ordered', expectedOn: '2026-12-01' },
    ...{ note: '', lines: [{ productId, ordered: 2, unitCost: 50_000 }] },
  });
}

const billOf = (revision: number, more: object = {}) => ({
  ...{ invoiceId: randomUUID(), revision, number: `B/${randomUUID().slice(0, 8)}` },
  ...{ date: `${indianMonth(new Date())}-01`, gstin: '32ABXFA2964M1ZU', isEligible: true },
  lines: [{ taxPercent: 5, taxable: 100_000, tax: 5000 }],
  ...more,
});

test('records the invoice of a supplier once goods are there, and claims its tax', async () => {
  const productId = await stockProduct();
  const { order } = await orderedGoods(productId);
  const early = await post(`/${order.id}/invoices`, billOf(order.revision));
  expect([early.status, early.body.code]).toEqual([409, 'not_allowed']);
  const received = await post(`/${order.id}/receipts`, {
    ...{ receiptId: randomUUID(), revision: order.revision, note: '' },
    lines: [{ productId, accepted: 2, rejected: 0 }],
  });
  const { revision } = received.order;
  const bill = billOf(revision);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => post(`/${order.id}/invoices`, bill)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const recorded = answers[0]!.order;
  expect(recorded.invoices).toHaveLength(1);
  const month = indianMonth(new Date());
  expect(recorded.invoices[0]?.month).toBe(month);
  const purchases = await get(`/tax-returns/purchases?month=${month}`);
  const rows = purchases.body.rows as PurchaseRow[];
  expect(rows.find(({ orderId }) => orderId === order.id)?.invoices).toMatchObject([
    { number: bill.number, lines: [{ taxable: 100_000, igst: 5000 }] },
  ]);
  const before = (await returnOf(month)).taxReturn.gstr3b.inputTax.igst;
  expect(before).toBeGreaterThanOrEqual(5000);
  const removed = await post(`/${order.id}/invoices/remove`, {
    ...{ invoiceId: bill.invoiceId, revision: recorded.revision, reason: 'Wrong order' },
  });
  expect(removed.order.invoices).toEqual([]);
  expect((await returnOf(month)).taxReturn.gstr3b.inputTax.igst).toBe(before - 5000);
});

test('refuses an invoice that cannot be right and changes nothing', async () => {
  const productId = await stockProduct();
  const { order } = await orderedGoods(productId);
  const { order: received } = await post(`/${order.id}/receipts`, {
    ...{ receiptId: randomUUID(), revision: order.revision, note: '' },
    lines: [{ productId, accepted: 1, rejected: 1 }],
  });
  const first = billOf(received.revision);
  const { order: recorded } = await post(`/${order.id}/invoices`, first);
  const { revision } = recorded;
  for (const [bill, status, code] of [
    [billOf(revision, { gstin: '' }), 400, 'invalid'],
    [billOf(revision, { gstin: '32ABXFA2964M1Z9' }), 400, 'invalid'],
    [billOf(revision, { date: '2099-01-01' }), 400, 'invalid'],
    [billOf(revision, { number: first.number }), 400, 'invalid'],
    [billOf(revision, { lines: [{ taxPercent: 18, taxable: 100, tax: 1000 }] }), 400, 'invalid'],
    [billOf(received.revision), 409, 'stale'],
    [{ ...first, number: 'B/other' }, 409, 'already_saved'],
  ] as const) {
    const answer = await post(`/${order.id}/invoices`, bill);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  }
  const { body } = await get(`/purchase-orders/${order.id}`);
  expect(body.purchaseOrder).toMatchObject({ revision, invoices: [{ number: first.number }] });
});
