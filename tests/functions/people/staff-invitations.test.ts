import { randomUUID } from 'node:crypto';

import { getAuth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';

import { concurrently } from '../concurrent-calls.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { db } from '../ledger-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { suiteApp } from '../../suite-app.ts';
import { signUp, withClaims, type Person } from '../sample-people.ts';
import { emailsTo, later } from '../second-factor-fixtures.ts';

isolateDatabase();

const MINUTES_OF_SEVEN_DAYS = 7 * 24 * 60;

const shop = isolatedShop();
const owner = createBeforeAll(() => signUp('admin', { staffRoles: ['owner'] }));

const invite = (email: string, staffRoles: unknown = ['orders'], by: Person = owner) =>
  shop.post('/staff-invitations', { email, staffRoles }, { token: by.token });
const step = (id: string, action: string, by: Person = owner) =>
  shop.post(`/staff-invitations/${id}/${action}`, {}, { token: by.token });
const accept = (token: string, { token: session }: Pick<Person, 'token'>) =>
  shop.post('/staff-invitations/accept', { token }, { token: session });
const look = (token: string) => shop.post('/staff-invitations/look', { token });

const idOf = ({ body }: Awaited<ReturnType<typeof invite>>) =>
  (body.invitation as { id: string }).id;

/** Tokens of the links in the emails to an address, the latest first. */
async function linksTo(email: string): Promise<string[]> {
  const { docs } = await db().collection('mail').where('to', 'array-contains', email).get();
  const invitations = docs
    .filter(({ id }) => id.startsWith('invitation_'))
    .sort((one, other) => (one.id < other.id ? 1 : -1));
  return invitations.map((mail) => {
    const text = mail.get('message.text') as string;
    return /\/admin\/join#([a-f\d]{64})/.exec(text)?.[1] ?? '';
  });
}

async function invited(plan: { staffRoles?: string[]; emailVerified?: boolean } = {}) {
  const { staffRoles = ['orders'], emailVerified = true } = plan;
  const person = await signUp('customer', {}, { emailVerified });
  const answer = await invite(person.email, staffRoles);
  expect(answer.status).toBe(200);
  const [token = ''] = await linksTo(person.email);
  return { person, token, id: idOf(answer) };
}

const profileOf = async ({ uid }: Person) => (await db().doc(`users/${uid}`).get()).data() ?? {};

test('an invited person gets the staff roles once, from the next request on', async () => {
  const { person, token } = await invited({ staffRoles: ['support', 'orders'] });
  expect((await look(token)).body).toMatchObject({
    email: person.email,
    staffRoles: ['orders', 'support'],
  });
  const answers = await concurrently(6, () => accept(token, person));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await profileOf(person)).toMatchObject({
    role: 'admin',
    staffRoles: ['orders', 'support'],
  });
  expect((await shop.get('/orders', { token: person.token })).status).toBe(200);
  expect((await shop.get('/settings', { token: person.token })).status).toBe(403);
  expect((await accept(token, person)).body).toMatchObject({ code: 'invitation_used' });
  const rows = await db().collection('audit').where('target', '==', `users/${person.uid}`).get();
  expect(rows.docs.map((row) => row.get('actor') as unknown)).toEqual([owner.uid]);
  expect(await emailsTo(person)).toContain('Your role at Kargha was changed');
});

test('the link proves the address of an account that is not verified yet', async () => {
  const { person, token } = await invited({ emailVerified: false });
  expect((await accept(token, person)).status).toBe(200);
  expect((await getAuth(suiteApp()).getUser(person.uid)).emailVerified).toBe(true);
});

test('the token is stored as a hash only', async () => {
  const { token, id } = await invited();
  const stored = JSON.stringify((await db().doc(`staffInvitations/${id}`).get()).data());
  expect(token).toHaveLength(64);
  expect(stored).not.toContain(token);
});

test('another account cannot use the link, and learns which one can', async () => {
  const { person, token } = await invited();
  const stranger = await signUp('customer');
  const { status, body } = await accept(token, stranger);
  expect([status, body.code]).toEqual([409, 'other_account']);
  expect(body.error).toContain(person.email);
  expect(await profileOf(stranger)).toMatchObject({ role: 'customer' });
  expect((await accept(token, person)).status).toBe(200);
});

test('a password that someone else may have set must have been used', async () => {
  const { person, token } = await invited();
  const google = { firebase: { sign_in_provider: 'google.com' } };
  const { body } = await accept(token, { token: withClaims(person, google) });
  expect(body).toMatchObject({ code: 'password_sign_in_needed' });
  expect(await profileOf(person)).toMatchObject({ role: 'customer' });
});

test('a link works for seven days; sent again, only the new one works', async () => {
  const { person, token, id } = await invited();
  shop.passMinutes(MINUTES_OF_SEVEN_DAYS + 1);
  expect((await look(token)).body).toMatchObject({ code: 'invitation_expired' });
  expect((await accept(token, person)).body).toMatchObject({ code: 'invitation_expired' });
  const again = later(owner, (MINUTES_OF_SEVEN_DAYS + 1) * 60);
  expect((await step(id, 'resend', again)).status).toBe(200);
  const [fresh = ''] = (await linksTo(person.email)).filter((link) => link !== token);
  expect((await accept(token, person)).status).toBe(404);
  expect((await accept(fresh, person)).status).toBe(200);
  shop.passMinutes(-MINUTES_OF_SEVEN_DAYS - 1);
});

test('a withdrawn invitation is over, and the list has open ones only', async () => {
  const { person, token, id } = await invited();
  const listed = async () => {
    const { body } = await shop.get('/staff-invitations', { token: owner.token });
    return (body.invitations as { id: string }[]).map((one) => one.id);
  };
  expect(await listed()).toContain(id);
  expect((await step(id, 'withdraw')).status).toBe(200);
  expect(await listed()).not.toContain(id);
  expect((await accept(token, person)).body).toMatchObject({ code: 'invitation_withdrawn' });
  expect((await step(id, 'withdraw')).body).toMatchObject({ code: 'invitation_ended' });
  expect((await step(id, 'resend')).body).toMatchObject({ code: 'invitation_ended' });
});

test('a person is invited once at a time, and staff are not', async () => {
  const email = `${randomUUID()}@kargha.example`;
  const answers = await concurrently(4, () => invite(email));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await linksTo(email)).toHaveLength(1);
  expect((await invite(email)).body).toMatchObject({ code: 'already_invited' });
  const staff = await signUp('admin', { staffRoles: ['orders'] });
  expect((await invite(staff.email)).body).toMatchObject({ code: 'already_staff' });
});

test('only owners invite, shortly after a sign-in', async () => {
  const manager = await signUp('admin', { staffRoles: ['manager'] });
  const email = `${randomUUID()}@kargha.example`;
  expect((await invite(email, ['owner'], manager)).body).toMatchObject({
    code: 'permission_missing',
  });
  shop.passMinutes(60);
  const { body } = await invite(email, ['owner']);
  shop.passMinutes(-60);
  expect(body).toMatchObject({ code: 'recent_sign_in_needed' });
  expect(await linksTo(email)).toEqual([]);
});

test('an invitation of someone who is no owner any more gives nothing', async () => {
  const earlier = await signUp('admin', { staffRoles: ['owner'] });
  const person = await signUp('customer');
  await invite(person.email, ['owner'], earlier);
  await db()
    .doc(`users/${earlier.uid}`)
    .update({ staffRoles: ['content'] });
  const [token = ''] = await linksTo(person.email);
  expect((await accept(token, person)).status).toBe(403);
  expect(await profileOf(person)).toMatchObject({ role: 'customer' });
});

test.each([
  ['no role', { staffRoles: [] }],
  ['an unknown role', { staffRoles: ['emperor'] }],
  ['no address', { email: 'asha' }],
])('refuses an invitation with %s', async (_what, changed) => {
  const body = { email: 'asha@kargha.example', staffRoles: ['orders'], ...changed };
  const { status } = await shop.post('/staff-invitations', body, { token: owner.token });
  expect(status).toBe(400);
});
