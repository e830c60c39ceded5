import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { gstinCheckCharacter } from '@kargha/domain/india/gstin';

import { db } from '../ledger-fixtures.ts';
import { companyEmailsTo } from '../company-emails.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { type Person, signUp } from '../sample-people.ts';
import { savePdf } from '../uploaded-files.ts';

isolateDatabase();

const FIRST = '18KRGHA4821M1Z';
const GSTIN = FIRST + gstinCheckCharacter(FIRST);
const OTHER_FIRST = '18KRGHB4822M1Z';
const OTHER = OTHER_FIRST + gstinCheckCharacter(OTHER_FIRST);
const company = { companyName: 'Kharghuli Stores', gstNumber: GSTIN };

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const submit = (person: Person, body: object = company) =>
  shop.post('/account/company', body, { token: person.token });
const decide = (person: Person, body: object, by = admin) =>
  shop.post(`/users/${person.uid}/company`, body, { token: by.token });
const approve = (person: Person) =>
  decide(person, { decision: 'approved', reason: 'Documents seen' });
const profileOf = async (uid: string) => (await db().doc(`users/${uid}`).get()).data() ?? {};
const historyOf = async (uid: string) => {
  const rows = await db().collection('audit').where('target', '==', `users/${uid}`).get();
  return rows.docs.map((row) => row.get('action') as string).sort();
};

test('submits a company for verification and keeps the role', async () => {
  const person = await signUp('customer');
  const typed = { ...company, gstNumber: ` ${GSTIN.toLowerCase()} ` };
  expect((await submit(person, typed)).body).toEqual({
    success: true,
    companyVerification: 'pending',
  });
  expect(await profileOf(person.uid)).toMatchObject({
    ...company,
    role: 'customer',
    companyVerification: { state: 'pending', documentPath: '', decision: '', decidedBy: null },
  });
});

test.each([
  ['', 'GST number is required for B2B customers'],
  [GSTIN.slice(0, 14), 'A GST number has 15 characters'],
  [`99${GSTIN.slice(2)}`, 'The first two digits of this GST number are not a state code'],
  [OTHER.slice(0, 14) + GSTIN.at(-1)!, 'does not match the rest'],
])('rejects the number "%s" at its field and changes nothing', async (gstNumber, message) => {
  const person = await signUp('b2b_buyer');
  const { status, body } = await submit(person, { companyName: 'X', gstNumber });
  expect(status).toBe(400);
  const details = body.details as Record<string, string>;
  expect(details.gstNumber).toContain(message);
  expect(await profileOf(person.uid)).not.toHaveProperty('companyVerification');
});

test('requires an uploaded document of the user', async () => {
  const [person, other] = [await signUp('b2b_buyer'), await signUp('b2b_buyer')];
  const theirs = await savePdf(`companies/${other.uid}/${randomUUID()}.pdf`);
  const absent = `companies/${person.uid}/absent.pdf`;
  for (const documentPath of [theirs, absent, `companies/${person.uid}/../x`, '/etc/passwd']) {
    const { status, body } = await submit(person, { ...company, documentPath });
    expect(status).toBe(400);
    expect(body.details).toEqual({ documentPath: 'This document is not known.' });
  }
  const own = await savePdf(`companies/${person.uid}/registration.pdf`);
  expect((await submit(person, { ...company, documentPath: own })).status).toBe(200);
  expect(await profileOf(person.uid)).toMatchObject({
    companyVerification: { documentPath: own },
  });
});

test('makes an approved customer a business buyer and logs it with the reason', async () => {
  const person = await signUp('customer');
  await submit(person);
  expect((await approve(person)).status).toBe(200);
  expect((await approve(person)).status).toBe(200);
  expect(await profileOf(person.uid)).toMatchObject({
    role: 'b2b_buyer',
    companyVerification: { state: 'verified', decision: 'Documents seen', decidedBy: admin.uid },
  });
  expect(await historyOf(person.uid)).toEqual(['company.submit', 'company.verify']);
});

test('rejects a company with a reason, and allows a new submission', async () => {
  const person = await signUp('b2b_buyer');
  await submit(person);
  expect((await decide(person, { decision: 'rejected', reason: '' })).status).toBe(400);
  await decide(person, { decision: 'rejected', reason: 'Another name' });
  expect(await profileOf(person.uid)).toMatchObject({
    role: 'b2b_buyer',
    companyVerification: { state: 'rejected', decision: 'Another name' },
  });
  await submit(person);
  expect(await profileOf(person.uid)).toMatchObject({ companyVerification: { state: 'pending' } });
});

test('emails the buyer once about the verification', async () => {
  const person = await signUp('customer');
  await submit(person);
  await Promise.all([approve(person), approve(person), approve(person)]);
  const emails = await companyEmailsTo(person);
  expect(emails.map(({ to, message }) => [to, message.subject])).toEqual([
    [[person.email], 'Kharghuli Stores is verified'],
  ]);
  expect(emails[0]!.message.text).toContain('you can use bulk prices and payment terms');
  expect(emails[0]!.message.text).not.toContain('Documents seen');
});

test('emails the buyer each rejection with its reason and a link', async () => {
  const person = await signUp('b2b_buyer');
  for (const reason of ['Another name', 'No document']) {
    await submit(person);
    await decide(person, { decision: 'rejected', reason });
  }
  const emails = await companyEmailsTo(person);
  const reasons = emails.map(({ message }) => /Reason: (.*)/.exec(message.text)?.[1]);
  expect(reasons.sort()).toEqual(['Another name', 'No document']);
  for (const { message } of emails) {
    expect(message.subject).toBe('We could not verify Kharghuli Stores');
    expect(message.text).toMatch(/Submit your company again: https?:.*\/profile/);
  }
});

test('emails an address verified since the last sign-in', async () => {
  const person = await signUp('customer', { isEmailVerified: false });
  await submit(person);
  await approve(person);
  expect(await companyEmailsTo(person)).toHaveLength(1);
});

test('emails the decision in the language of the profile', async () => {
  const person = await signUp('b2b_buyer', { preferences: { language: 'hi' } });
  await submit(person);
  await approve(person);
  const [email] = await companyEmailsTo(person);
  expect(email!.message.subject).toBe('Kharghuli Stores सत्यापित है');
  expect(email!.message.text).toContain('/hi/profile');
});

test('sends no email about a company to an unverified address', async () => {
  const person = await signUp('customer', { isEmailVerified: true }, { emailVerified: false });
  await submit(person);
  await approve(person);
  await decide(person, { decision: 'rejected', reason: 'Another name' });
  expect(await profileOf(person.uid)).toMatchObject({ companyVerification: { state: 'rejected' } });
  expect(await companyEmailsTo(person)).toEqual([]);
});

test('restarts the verification for another number only', async () => {
  const person = await signUp('b2b_buyer');
  await submit(person);
  await approve(person);
  expect((await submit(person)).body.companyVerification).toBe('verified');
  expect((await submit(person, { ...company, gstNumber: OTHER })).body.companyVerification).toBe(
    'pending',
  );
});

test('rejects an approval of a company that changed meanwhile', async () => {
  const person = await signUp('customer');
  await submit(person);
  const approval = { decision: 'approved', reason: 'Documents seen' };
  await submit(person, { ...company, gstNumber: OTHER });
  const late = await decide(person, { ...approval, gstNumber: company.gstNumber });
  expect([late.status, late.body.code]).toEqual([409, 'stale']);
  expect(await profileOf(person.uid)).toMatchObject({ companyVerification: { state: 'pending' } });
  expect((await decide(person, { ...approval, gstNumber: OTHER })).status).toBe(200);
});

test('rejects an approval of another name or document for the same number', async () => {
  const person = await signUp('customer');
  const approval = { decision: 'approved', reason: 'Documents seen', gstNumber: company.gstNumber };
  const submittedAt = async () => {
    const profile = await db().doc(`users/${person.uid}`).get();
    const time = profile.get('companyVerification.submittedAt') as { toDate: () => Date };
    return time.toDate().toISOString();
  };
  await submit(person);
  const seen = await submittedAt();
  await submit(person, { ...company, companyName: 'Other Stores' });
  const concurrently = await Promise.all(
    Array.from({ length: 5 }, () => decide(person, { ...approval, submittedAt: seen })),
  );
  expect(concurrently.map(({ status, body }) => [status, body.code])).toEqual(
    concurrently.map(() => [409, 'stale']),
  );
  expect(await profileOf(person.uid)).toMatchObject({
    role: 'customer',
    companyVerification: { state: 'pending' },
  });
  const now = { ...approval, submittedAt: await submittedAt() };
  expect((await decide(person, now)).status).toBe(200);
});

test('refuses approvals without a company, of unknown users, and by other users', async () => {
  const person = await signUp('customer');
  expect((await approve({ ...person, uid: 'n'.repeat(150) })).status).toBe(404);
  expect((await approve(person)).body.code).toBe('no_company');
  await submit(person);
  const own = await decide(person, { decision: 'approved', reason: 'I say so' }, person);
  expect(own.status).toBe(403);
  expect(await profileOf(person.uid)).toMatchObject({ companyVerification: { state: 'pending' } });
});

test('rejects an unknown role', async () => {
  const person = await signUp('customer');
  expect((await submit(person, { ...company, role: 'b2b_buyer' })).status).toBe(400);
  const verified = { ...company, companyVerification: { state: 'verified' } };
  expect((await submit(person, verified)).status).toBe(400);
  expect((await profileOf(person.uid)).role).toBe('customer');
});
