import { getAuth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';

import { suiteApp } from '../../suite-app.ts';
import { db, exists } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signIn, signUp, type Person } from '../sample-people.ts';
import { quoteForm } from '../sample-quote-form.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();
const shop = isolatedShop();
const otherCompany = createBeforeAll(() => signUp('b2b_buyer'));
const customer = createBeforeAll(() => signUp('customer'));

const submit = (body: object, { token }: Person) => shop.post('/quotes', body, { token });

const quoteOf = (id: string) => db().doc(`quotes/${id}`).get();

const emailAbout = async (id: string) => {
  const email = await db().doc(`mail/quote_${id}_received`).get();
  return JSON.stringify(email.data());
};

test('stores a quote request and confirms it by email', async () => {
  const buyer = await signUp('b2b_buyer');
  const body = quoteForm();
  expect((await submit(body, buyer)).body).toEqual({ success: true, quoteId: body.requestId });
  const { requestId, requiredBy, ...asked } = body;
  const quote = await quoteOf(requestId);
  expect(quote.data()).toMatchObject({
    ...asked,
    uid: buyer.uid,
    state: 'submitted',
    latestVersion: 0,
    versionState: null,
    orderId: null,
    files: [],
  });
  const dayOf = (field: string) => (quote.get(field) as { toDate: () => Date }).toDate();
  expect(dayOf('requiredBy').toISOString().slice(0, 10)).toBe(requiredBy);
  expect(Math.abs(dayOf('submittedAt').getTime() - Date.now())).toBeLessThan(600_000);
  const email = await emailAbout(requestId);
  for (const part of ['80 pieces', `/quotations/${requestId}`, body.email]) {
    expect(email).toContain(part);
  }
});

/** The name in text or HTML. No random token has these signs, as it may have the three letters. */
const NAME = /Ira (?:<|&lt;)b/;

test('greets by name only at a proven address', async () => {
  const buyer = await signUp('b2b_buyer');
  const own = quoteForm({ email: buyer.email.toUpperCase() });
  const foreign = quoteForm();
  for (const body of [own, foreign]) expect((await submit(body, buyer)).status).toBe(200);
  expect(await emailAbout(own.requestId)).toContain('Namaste Ira &lt;b&gt;');
  const email = await emailAbout(foreign.requestId);
  expect(email).toContain('Namaste,');
  expect(email).not.toMatch(NAME);

  await getAuth(suiteApp()).updateUser(buyer.uid, { emailVerified: false });
  const unproven = { ...buyer, token: await signIn(buyer.email) };
  const again = quoteForm({ email: buyer.email });
  expect((await submit(again, unproven)).status).toBe(200);
  expect(await emailAbout(again.requestId)).not.toMatch(NAME);
});

test('limits emails to ten an hour per mailbox', async () => {
  const { email } = quoteForm();
  const tagged = (tag: number) => quoteForm({ email: email.replace('@', `+${tag}@`) });
  const [first, second] = [await signUp('b2b_buyer'), await signUp('b2b_buyer')];
  const statuses = [];
  for (let count = 0; count < 12; count += 1) {
    statuses.push((await submit(tagged(count), count < 6 ? first : second)).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
});

test('stores a repeated request once, with one email', async () => {
  const buyer = await signUp('b2b_buyer');
  const body = quoteForm();
  const answers = await Promise.all(Array.from({ length: 6 }, () => submit(body, buyer)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const kept = await db().collection('quotes').where('email', '==', body.email).get();
  expect(kept.size).toBe(1);
});

test('hides other companies’ requests', async () => {
  const buyer = await signUp('b2b_buyer');
  const body = quoteForm();
  await submit(body, buyer);
  const rival = await submit(quoteForm({ requestId: body.requestId }), otherCompany);
  expect(rival).toMatchObject({ status: 409, body: { code: 'not_allowed' } });
  expect((await quoteOf(body.requestId)).data()).toMatchObject({
    uid: buyer.uid,
    email: body.email,
  });
});

test('refuses quote requests from guests and customers', async () => {
  const body = quoteForm();
  const guest = await shop.post('/quotes', body);
  expect(guest).toMatchObject({ status: 401, body: { code: 'sign_in_needed' } });
  expect(await submit(body, customer)).toMatchObject({
    status: 403,
    body: { code: 'not_allowed', error: 'Quotations are for business accounts.' },
  });
  expect(await exists(`quotes/${body.requestId}`)).toBe(false);
});

test.each([
  ['no pieces', { quantity: 0 }, 'quantity'],
  ['less than no pieces', { quantity: -80 }, 'quantity'],
  ['a number of pieces that no one weaves', { quantity: 1e15 }, 'quantity'],
  ['half a piece', { quantity: 0.5 }, 'quantity'],
  ['its own budget', { budgetPerPiece: '1-2' }, 'budgetPerPiece'],
  ['a day that is over', { requiredBy: '2020-01-01' }, 'requiredBy'],
  ['no company', { companyName: ' ' }, 'companyName'],
  ['its own order type', { orderType: 'wholesale' }, 'orderType'],
])('refuses %s and names the field', async (_case, wrong, field) => {
  const body = quoteForm(wrong);
  const { status, body: answer } = await submit(body, otherCompany);
  expect(status).toBe(400);
  expect(answer).toMatchObject({ code: 'invalid', details: { [field]: expect.any(String) } });
  expect(await exists(`quotes/${body.requestId}`)).toBe(false);
});

test('refuses state, owner and order in a request', async () => {
  const body = quoteForm({ state: 'quoted', uid: customer.uid, orderId: 'o1' });
  expect((await submit(body, otherCompany)).status).toBe(400);
  expect(await exists(`quotes/${body.requestId}`)).toBe(false);
});

test('limits a buyer to ten requests an hour', async () => {
  const eager = await signUp('b2b_buyer');
  const answers = await concurrently(14, () => submit(quoteForm(), eager));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
});
