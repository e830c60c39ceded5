import { indianMonth } from '@kargha/domain/india/indian-day';
import { gstinCheckCharacter } from '@kargha/domain/india/gstin';
import type { Invoice } from '@kargha/domain/invoices/invoice';
import { gstr1Schema, type Gstr1 } from '@kargha/domain/tax-returns/gstr1-schema';
import type { TaxReturn } from '@kargha/domain/tax-returns/tax-return-fields';
import { filingPeriod, monthStart } from '@kargha/domain/tax-returns/tax-month';
import { parse } from 'valibot';
import { expect, test } from 'vitest';

import { dispatchDocuments } from '../../../functions/src/documents/e-way-bill/dispatch-documents.ts';
import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { writeCreditNote } from '../../../functions/src/documents/invoices/write-credit-note.ts';
import { inTransaction } from '../../../functions/src/platform/firestore.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db } from '../ledger-fixtures.ts';
import { paidOrder } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const staff = createBeforeAll(() => signUp('admin'));

const NOW = indianMonth(new Date());
const LAST = indianMonth(new Date(monthStart(NOW).getTime() - 1));
/** Late in the last month. */
const ISSUED = new Date(monthStart(NOW).getTime() - 3_600_000);

async function returnOf(month: string) {
  const { token } = staff;
  const { body } = await shop.get(`/tax-returns?month=${month}`, { token });
  const file = await shop.get(`/tax-returns/gstr-1?month=${month}`, { token });
  const gstr1 = file.body as unknown as Gstr1;
  expect(parse(gstr1Schema, gstr1)).toEqual(gstr1);
  const taxReturn = body.taxReturn as TaxReturn;
  // Table 12 leaves out lines without an HSN code, which other tests sell in these months.
  const compared = taxReturn.tables.filter(({ table }) => !table.startsWith('hsn'));
  for (const { table, filed, books } of compared) expect(filed, table).toEqual(books);
  return { taxReturn, gstr1 };
}

async function mark(month: string, isFiled: boolean) {
  const { token } = staff;
  return shop.post('/tax-returns/filed', { month, isFiled }, { token });
}

async function correct({ number }: Invoice, gstin: string) {
  const { token } = staff;
  const body = { gstin, name: 'Nilgiri Textiles', reason: 'The buyer sent the number late.' };
  return shop.post(`/invoices/${number.replaceAll('/', '-')}/recipient`, body, { token });
}

/** A GST number in the state of the invoice. */
function gstinFor({ placeOfSupply }: Invoice, pan: string): string {
  const first14 = `${placeOfSupply.stateCode}${pan}1Z`;
  return first14 + gstinCheckCharacter(first14);
}

/** The numbers under which a section has an invoice. */
const buyersOf = (section: Gstr1['b2b'], { number }: Invoice): string[] =>
  (section ?? [])
    .filter(({ inv }) => inv.some(({ inum }) => inum === number))
    .map((one) => one.ctin);

test('a filed month stays as it was: later corrections of its invoices are amendments', async () => {
  const invoice = await issueInvoice((await paidOrder()).id, ISSUED);
  const other = await issueInvoice((await paidOrder()).id, ISSUED);
  const noteNumber = await inTransaction((transaction) =>
    writeCreditNote(
      transaction,
      invoice,
      { amount: invoice.totals.total, pieces: 'rest', reason: 'returned' },
      ISSUED,
    ),
  );
  const [first, second] = ['AAECN4821K', 'ABXFA2964M'].map((pan) => gstinFor(invoice, pan));
  expect((await correct(invoice, first!)).status).toBe(200);
  expect(buyersOf((await returnOf(LAST)).gstr1.b2b, invoice)).toEqual([first]);

  expect((await mark(NOW, true)).status).toBe(409);
  expect((await mark(LAST, true)).status).toBe(200);
  expect((await correct(invoice, second!)).status).toBe(200);
  expect((await correct(other, first!)).status).toBe(200);

  const last = await returnOf(LAST);
  expect(last.taxReturn.filedAt).not.toBeNull();
  expect(buyersOf(last.gstr1.b2b, invoice)).toEqual([first]);
  expect(buyersOf(last.gstr1.b2b, other)).toEqual([]);

  const { gstr1 } = await returnOf(NOW);
  expect(buyersOf(gstr1.b2ba, invoice)).toEqual([second]);
  expect(gstr1.cdnra).toMatchObject([{ ctin: second, nt: [{ ont_num: noteNumber }] }]);
  expect(buyersOf(gstr1.b2b, other)).toEqual([first]);
  expect(gstr1.b2csa).toMatchObject([{ omon: filingPeriod(LAST) }]);

  expect((await mark(LAST, false)).body.filedAt).toBeNull();
  expect(buyersOf((await returnOf(LAST)).gstr1.b2b, other)).toEqual([first]);
});

test('a correction is on the record and on the document, and others are refused', async () => {
  const { id, token } = await paidOrder();
  const invoice = await issueInvoice(id, new Date());
  const name = invoice.number.replaceAll('/', '-');
  const download = async () =>
    (await shop.visit(`/invoices/${name}/pdf?token=${token}`)).arrayBuffer();
  const before = await download();
  const right = gstinFor(invoice, 'AAECN4821K');
  const elsewhere = gstinFor(
    { ...invoice, placeOfSupply: { name: '', stateCode: '38' } },
    'AAECN4821K',
  );
  for (const gstin of ['', `${right.slice(0, 14)}?`, elsewhere, invoice.supplier.gstin]) {
    const { status, body } = await correct(invoice, gstin);
    expect([gstin, status, body.code]).toEqual([gstin, 400, 'invalid']);
  }
  expect((await correct(invoice, right)).status).toBe(200);
  const stored = (await db().doc(`invoices/${name}`).get()).data();
  expect(stored).toMatchObject({
    buyer: { name: 'Nilgiri Textiles', gstin: right },
    corrections: [{ from: { name: invoice.buyer.name, gstin: '' }, to: { gstin: right } }],
    correctedMonths: [NOW],
    totals: invoice.totals,
  });
  const { invoice: shown } = await dispatchDocuments(id, new Date());
  expect(shown).toMatchObject({ number: invoice.number, correctedAt: expect.any(Date) as Date });
  const audit = await db().collection('audit').where('target', '==', `invoices/${name}`).get();
  expect(audit.docs.map((row) => row.get('action') as string)).toEqual(['invoice.recipient']);
  expect(Buffer.from(await download())).not.toEqual(Buffer.from(before));
  const { token: customer } = await signUp('customer');
  const answer = await shop.post(`/invoices/${name}/recipient`, {}, { token: customer });
  expect(answer.status).toBe(403);
});
