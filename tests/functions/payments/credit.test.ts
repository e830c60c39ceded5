import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { CompanyCreditSummary } from '@kargha/domain/payments/credit-endpoints';
import { DAY_MS } from '@kargha/domain/records/time-spans';

import {
  updateReceivables,
  onCompanyRenamed,
} from '../../../functions/src/money/credit/track-receivables.ts';
import { db, exists, orderOf } from '../ledger-fixtures.ts';
import { bulkOrder, giveCredit, TOTAL, verifiedBuyer } from '../bulk-order-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp, type Person } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const asAdmin = () => ({ token: admin.token });

interface Page {
  rows: CompanyCreditSummary[];
  nextCursor: string | null;
}

async function pageAt(search: string, cursor = ''): Promise<Page> {
  const { body } = await shop.get(`/credit?search=${search}&cursor=${cursor}`, asAdmin());
  expect(body).toMatchObject({ success: true });
  return body as unknown as Page;
}

async function totals(): Promise<Record<string, number>> {
  const { body } = await shop.get('/credit/totals', asAdmin());
  return body.totals as Record<string, number>;
}

/** A company that only this test knows, by a word of its name. */
async function companyCalled(word: string): Promise<Person> {
  const buyer = await verifiedBuyer();
  await db()
    .doc(`users/${buyer.uid}`)
    .update({ companyName: `Malhar ${word}` });
  return buyer;
}

const anyWord = () => `gifts${randomUUID().slice(0, 8)}`;

/** An order on credit that fell due so many days ago. */
async function owing(buyer: Person, daysAgo: number): Promise<string> {
  const id = await bulkOrder(buyer, 'credit-30');
  const [part] = (await orderOf(id)).instalments!;
  const dueOn = new Date(Date.now() - daysAgo * DAY_MS);
  await db()
    .doc(`orders/${id}`)
    .update({ instalments: [{ ...part, dueOn }], invoiceNumber: 'KG/2526/000001' });
  await updateReceivables(buyer.uid);
  return id;
}

test('lists what each company owes by age and order', async () => {
  const word = anyWord();
  const buyer = await companyCalled(word);
  await giveCredit(buyer, TOTAL * 10);
  const id = await owing(buyer, 45);
  const { rows } = await pageAt(word);
  expect(rows).toMatchObject([
    {
      uid: buyer.uid,
      companyName: `Malhar ${word}`,
      isVerified: true,
      limit: TOTAL * 10,
      revision: 1,
      owed: TOTAL,
      ageing: { '31-60': TOTAL, '0-30': 0, not_due: 0 },
      orders: [{ id }],
    },
  ]);
});

test('totals all companies and the overdue ones', async () => {
  const before = await totals();
  await owing(await verifiedBuyer(), 3);
  await owing(await verifiedBuyer(), -3);
  const after = await totals();
  // Other tests owe money at the same time.
  expect(after.companies).toBeGreaterThanOrEqual(before.companies! + 2);
  expect(after.owed).toBeGreaterThanOrEqual(before.owed! + 2 * TOTAL);
  expect(after.lateCompanies).toBeGreaterThanOrEqual(before.lateCompanies! + 1);
  expect(after.lateOwed).toBeGreaterThanOrEqual(before.lateOwed! + TOTAL);
});

test('lists the longest overdue first and each company once', async () => {
  const word = anyWord();
  const companies = await Promise.all(Array.from({ length: 28 }, () => companyCalled(word)));
  await Promise.all(companies.map((buyer, place) => owing(buyer, place)));
  const first = await pageAt(word);
  const second = await pageAt(word, first.nextCursor ?? '');
  expect(first.rows).toHaveLength(25);
  expect(second.nextCursor).toBeNull();
  expect([...first.rows, ...second.rows].map(({ uid }) => uid)).toEqual(
    companies.map(({ uid }) => uid).toReversed(),
  );
});

test('removes a company without balance and credit from the list', async () => {
  const word = anyWord();
  const [paid, trusted] = [await companyCalled(word), await companyCalled(word)];
  await giveCredit(trusted, TOTAL);
  for (const buyer of [paid, trusted]) {
    const id = await owing(buyer, 10);
    await db().doc(`orders/${id}`).update({ 'payment.state': 'captured' });
  }
  await Promise.all([paid, trusted, paid, trusted].map(({ uid }) => updateReceivables(uid)));
  expect((await pageAt(word)).rows).toMatchObject([{ uid: trusted.uid, owed: 0, orders: [] }]);
  expect(await exists(`companyCredits/${paid.uid}`)).toBe(false);
});

test('sets a limit without changing the balance and refuses a stale revision', async () => {
  const word = anyWord();
  const buyer = await companyCalled(word);
  await owing(buyer, 10);
  const wish = { limit: TOTAL * 2, revision: 0, reason: 'Agreed by phone.' };
  const set = () => shop.put(`/credit/${buyer.uid}`, wish, asAdmin());
  expect(await set()).toMatchObject({ status: 200, body: { revision: 1 } });
  expect(await set()).toMatchObject({ status: 409, body: { code: 'stale' } });
  expect((await pageAt(word)).rows).toMatchObject([{ limit: TOTAL * 2, revision: 1, owed: TOTAL }]);
});

test('finds a renamed company by its new name only', async () => {
  const [word, other] = [anyWord(), anyWord()];
  const buyer = await companyCalled(word);
  await owing(buyer, 1);
  const profile = db().doc(`users/${buyer.uid}`);
  const before = await profile.get();
  await profile.update({ companyName: `Malhar ${other}` });
  await onCompanyRenamed({ id: buyer.uid, before, after: await profile.get(), time: '' });
  expect((await pageAt(word)).rows).toEqual([]);
  expect((await pageAt(other)).rows).toMatchObject([{ uid: buyer.uid }]);
});

test('lists no closed account', async () => {
  const buyer = await verifiedBuyer();
  await owing(buyer, 10);
  await db().doc(`users/${buyer.uid}`).delete();
  await updateReceivables(buyer.uid);
  expect(await exists(`companyCredits/${buyer.uid}`)).toBe(false);
});

test('shows receivables to staff only', async () => {
  const buyer = await verifiedBuyer();
  for (const path of ['/credit', '/credit/totals']) {
    expect((await shop.get(path, { token: buyer.token })).status).toBe(403);
    expect((await shop.get(path)).status).toBe(401);
  }
});

test('shows staff the credit of any business buyer', async () => {
  const buyer = await verifiedBuyer();
  const read = (uid: string) => shop.get(`/credit/${uid}`, asAdmin());
  expect((await read(buyer.uid)).body).toMatchObject({
    standing: { uid: buyer.uid, limit: null, revision: 0, owed: 0, isVerified: true },
    onCredit: 0,
    overdue: 0,
  });
  const wish = { limit: TOTAL, revision: 0, reason: 'Agreed by phone.' };
  expect((await shop.put(`/credit/${buyer.uid}`, wish, asAdmin())).status).toBe(200);
  expect((await read(buyer.uid)).body).toMatchObject({ standing: { limit: TOTAL, revision: 1 } });
  await owing(buyer, 10);
  expect((await read(buyer.uid)).body).toMatchObject({ overdue: TOTAL });
  const customer = await signUp('customer');
  expect((await read(customer.uid)).body.code).toBe('not_found');
  expect((await shop.get(`/credit/${buyer.uid}`, { token: buyer.token })).status).toBe(403);
});
