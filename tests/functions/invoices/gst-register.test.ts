import type { RegisterDocument } from '@kargha/domain/reports/analytics-endpoints';
import { indianDay } from '@kargha/domain/india/indian-day';
import type { Invoice } from '@kargha/domain/invoices/invoice';
import { expect, test } from 'vitest';

import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { writeCreditNote } from '../../../functions/src/documents/invoices/write-credit-note.ts';
import { inTransaction } from '../../../functions/src/platform/firestore.ts';
import { db } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { paidOrder } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const staff = createBeforeAll(() => signUp('admin'));

/** The last minute of a day in India and the first of the next, in a year that no other test writes to. */
const LAST_MINUTE = new Date('2087-06-14T18:29:30Z');
const NEXT_DAY = new Date('2087-06-14T18:30:00Z');

interface Asked {
  kind: string;
  day: Date;
  cursor?: string;
}

async function registerOf({ kind, day, cursor = '' }: Asked) {
  const { token } = staff;
  const on = indianDay(day);
  const asked = new URLSearchParams({ from: on, to: on, kind, cursor });
  const { status, body } = await shop.get(`/analytics/register?${asked}`, { token });
  expect(status).toBe(200);
  return { rows: body.rows as RegisterDocument[], nextCursor: body.nextCursor as string | null };
}

async function issuedAt(at: Date): Promise<Invoice> {
  return issueInvoice((await paidOrder()).id, at);
}

test('lists the documents of a day in India with their buyers', async () => {
  const invoice = await issuedAt(LAST_MINUTE);
  const other = await issuedAt(NEXT_DAY);
  const amount = invoice.totals.total;
  const number = await inTransaction((transaction) =>
    writeCreditNote(transaction, invoice, { amount, pieces: 'rest', reason: 'returned' }, NEXT_DAY),
  );
  const today = await registerOf({ kind: 'invoice', day: LAST_MINUTE });
  const mine = today.rows.find((one) => one.number === invoice.number);
  expect(mine).toMatchObject({
    kind: 'invoice',
    serial: invoice.serial,
    buyer: invoice.buyer.name,
    placeOfSupply: invoice.placeOfSupply,
    goods: [{ hsnCode: invoice.lines[0]!.hsnCode, taxPercent: 18, quantity: 2 }],
    total: amount,
  });
  expect(today.rows.map((one) => one.number)).not.toContain(other.number);
  const notes = await registerOf({ kind: 'credit-note', day: NEXT_DAY });
  expect(notes.rows.find((one) => one.number === number)).toMatchObject({
    against: invoice.number,
    buyer: invoice.buyer.name,
    gstin: invoice.buyer.gstin,
    placeOfSupply: invoice.placeOfSupply,
    total: amount,
  });
});

test('pages through 250 documents without duplicates', async () => {
  const day = new Date('2086-02-03T06:30:00Z');
  const example = await issuedAt(NEXT_DAY);
  const batch = db().batch();
  for (let serial = 1; serial <= 250; serial += 1) {
    const number = `KX/8586/${String(serial).padStart(6, '0')}`;
    const invoice = { ...example, number, serial, financialYear: '8586', uid: null, issuedAt: day };
    batch.set(db().doc(`invoices/${number.replaceAll('/', '-')}`), invoice);
  }
  await batch.commit();
  const serials: number[] = [];
  const sizes: number[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await registerOf({ kind: 'invoice', day, cursor });
    sizes.push(page.rows.length);
    serials.push(...page.rows.map(({ serial }) => serial));
    cursor = page.nextCursor;
  }
  expect(sizes).toEqual([100, 100, 50]);
  expect(serials).toEqual(Array.from({ length: 250 }, (_, at) => at + 1));
});

test.each(['receipt', 'refund-voucher'])('lists nothing for a day without a %s', async (kind) => {
  expect(await registerOf({ kind, day: LAST_MINUTE })).toEqual({ rows: [], nextCursor: null });
});

test('refuses invalid ranges, unknown kinds and non-staff', async () => {
  const { token } = staff;
  const ask = (query: string, as?: { token: string }) =>
    shop.get(`/analytics/register?${query}`, as);
  const day = 'from=2087-06-14&to=2087-06-14';
  const backwards = await ask('from=2087-06-14&to=2087-06-13&kind=invoice', { token });
  expect(backwards).toMatchObject({ status: 400, body: { code: 'invalid' } });
  expect((await ask(`${day}&kind=orders`, { token })).status).toBe(400);
  expect((await ask(day, { token })).status).toBe(400);
  expect((await ask(`${day}&kind=invoice`)).status).toBe(401);
  const buyer = await signUp('b2b_buyer');
  expect((await ask(`${day}&kind=invoice`, { token: buyer.token })).status).toBe(403);
});
