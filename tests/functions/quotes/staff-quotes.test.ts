import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import {
  emailsOf,
  PUNE_GSTIN,
  storedQuote,
  storedVersion,
  submitted,
  offerLineInput,
  offerInput,
} from '../staff-quotes.ts';
import { setUpQuotes } from '../quote-fixtures.ts';

isolateDatabase();

const fixtures = setUpQuotes();

test('reviews and sends an offer, with an email and an audit row for each step', async () => {
  const id = await submitted(fixtures.shop, fixtures.buyer);
  expect((await fixtures.quotes.post(id, 'review')).body.quote).toMatchObject({
    state: 'in_review',
  });
  expect((await fixtures.quotes.write(id)).status).toBe(200);
  expect(await storedQuote(id)).toMatchObject({ latestVersion: 0, versionState: null });
  const { body } = await fixtures.quotes.post(id, 'send');
  expect(body.quote).toMatchObject({ state: 'quoted', latestVersion: 1, versionState: 'sent' });
  expect(await storedVersion(id, 1)).toMatchObject({
    state: 'sent',
    buyer: { name: 'Malhar Gifts LLP', gstin: PUNE_GSTIN },
    placeOfSupply: { name: 'Maharashtra', stateCode: '27' },
    totals: { subtotal: 5_000_000, shipping: 120_000, tax: 900_000, total: 6_020_000 },
    by: fixtures.staff.uid,
  });
  expect(await emailsOf(id)).toEqual(['offer_1', 'received', 'review']);
  const log = await db().collection('audit').where('target', '==', `quotes/${id}`).get();
  const actions = log.docs.map((row) => row.get('action') as string).sort();
  expect(actions).toEqual(['quote.draft', 'quote.review', 'quote.send']);
});

test('computes the price on the server', async () => {
  const id = await submitted(fixtures.shop, fixtures.buyer);
  await fixtures.quotes.post(id, 'review');
  const lines = [
    offerLineInput({ discountPercent: 12.5 }),
    offerLineInput({ taxPercent: 5, quantity: 3, unitPrice: 33_333 }),
  ];
  await fixtures.quotes.write(id, offerInput({ lines, overallDiscount: 100_000 }));
  const { totals } = (await storedVersion(id, 1))!;
  expect(totals.subtotal).toBe(5_099_999);
  expect(totals.discount).toBe(725_000);
  expect(totals.total).toBe(totals.subtotal - totals.discount + totals.shipping + totals.igst);
  const forged = await fixtures.quotes.write(id, offerInput({ totals: { total: 1 } }));
  expect(forged).toMatchObject({ status: 400, body: { code: 'invalid' } });
});

test('edits a draft until it is sent, then supersedes it by the next version', async () => {
  const id = await submitted(fixtures.shop, fixtures.buyer);
  await fixtures.quotes.offer(id);
  const sent = await storedVersion(id, 1);
  await fixtures.quotes.write(id, offerInput({ lines: [offerLineInput({ unitPrice: 45_000 })] }));
  await fixtures.quotes.write(id, offerInput({ lines: [offerLineInput({ unitPrice: 40_000 })] }));
  expect(await storedVersion(id, 1)).toEqual(sent);
  expect(await storedQuote(id)).toMatchObject({ latestVersion: 1, versionState: 'sent' });
  await fixtures.quotes.post(id, 'send');
  expect(await storedVersion(id, 1)).toEqual({ ...sent, state: 'superseded' });
  expect(await storedVersion(id, 2)).toMatchObject({
    state: 'sent',
    totals: { subtotal: 4_000_000 },
  });
  expect(await storedQuote(id)).toMatchObject({ latestVersion: 2, versionState: 'sent' });
  expect(await emailsOf(id)).toContain('offer_2');
});

test('prevents lost updates when two staff write at once', async () => {
  const id = await submitted(fixtures.shop, fixtures.buyer);
  await fixtures.quotes.post(id, 'review');
  const revision = await fixtures.quotes.revisionOf(id);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      fixtures.quotes.write(id, offerInput({ leadTimeDays: 10 + index }), { revision }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => body.code)).toEqual(Array(7).fill('stale'));
});

test('keeps a sent offer binding: staff can send a new version but not close the request', async () => {
  const id = await submitted(fixtures.shop, fixtures.buyer);
  await fixtures.quotes.offer(id);
  const refused = await fixtures.quotes.post(id, 'close', { reason: 'No yarn.' });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'not_allowed',
      error: 'The offer you sent is still valid. Send a new version instead.',
    },
  });
  expect(await storedQuote(id)).toMatchObject({ state: 'quoted', versionState: 'sent' });
});

test('closes a request with a reason and emails the buyer', async () => {
  const id = await submitted(fixtures.shop, fixtures.buyer);
  expect((await fixtures.quotes.post(id, 'close', { reason: 'Our looms are taken.' })).status).toBe(
    200,
  );
  expect(await storedQuote(id)).toMatchObject({ state: 'closed' });
  const email = await db().doc(`mail/quote_${id}_closed`).get();
  expect(JSON.stringify(email.data())).toContain('Our looms are taken.');
  const again = await fixtures.quotes.post(id, 'close', { reason: 'Again.' });
  expect(again.body.code).toBe('not_allowed');
});

test('lists submitted requests by page and state, without drafts', async () => {
  const id = await submitted(fixtures.shop, fixtures.buyer, { companyName: 'Inbox Traders' });
  const waiting = await fixtures.quotes.list('?state=waiting');
  const rows = waiting.body.rows as { id: string; state: string; submittedAt: string }[];
  expect(rows.every(({ state }) => state === 'submitted' || state === 'in_review')).toBe(true);
  const times = rows.map(({ submittedAt }) => submittedAt);
  expect(times).toEqual([...times].sort());
  const newest = await fixtures.quotes.list('?state=submitted');
  expect(newest.body.rows).toContainEqual(
    expect.objectContaining({ id, companyName: 'Inbox Traders', latestVersion: 0 }),
  );
  expect((await fixtures.quotes.list('?state=draft')).status).toBe(400);
  expect((await fixtures.quotes.list()).body.rows).not.toContainEqual(
    expect.objectContaining({ state: 'draft' }),
  );
});

test('restricts staff routes to administrators', async () => {
  const id = await submitted(fixtures.shop, fixtures.buyer);
  const customer = await signUp('customer');
  for (const { token } of [fixtures.buyer, customer]) {
    const tries = await Promise.all([
      fixtures.shop.get('/quotes', { token }),
      fixtures.shop.get(`/quotes/${id}`, { token }),
      fixtures.shop.post(`/quotes/${id}/review`, { revision: 0 }, { token }),
      fixtures.shop.put(`/quotes/${id}/draft`, { revision: 0, offer: offerInput() }, { token }),
      fixtures.shop.post(`/quotes/${id}/send`, { revision: 0 }, { token }),
      fixtures.shop.post(`/quotes/${id}/close`, { revision: 0, reason: 'x' }, { token }),
    ]);
    expect(tries.map(({ status }) => status)).toEqual(Array(6).fill(403));
  }
  expect((await fixtures.shop.get('/quotes')).status).toBe(401);
  expect(await storedQuote(id)).toMatchObject({ state: 'submitted' });
});

test('withdraws a request', async () => {
  const id = await submitted(fixtures.shop, fixtures.buyer);
  const { token } = fixtures.buyer;
  expect((await fixtures.shop.post(`/quotes/${id}/withdraw`, {}, { token })).status).toBe(200);
  expect(await storedQuote(id)).toMatchObject({ state: 'withdrawn' });
  expect((await fixtures.quotes.post(id, 'review')).body.code).toBe('not_allowed');
  expect((await fixtures.shop.post(`/quotes/${id}/withdraw`, {}, { token })).body.code).toBe(
    'not_allowed',
  );
});
