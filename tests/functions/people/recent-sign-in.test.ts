import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { GUARDED_SECTIONS } from '@kargha/domain/settings/shop-settings';

import { BANK } from '../sample-bank-account.ts';
import { db, withRestoredDocument } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp, type Person } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const promote = (person: Person, token = admin.token, role = 'admin') =>
  shop.put(`/users/${person.uid}/role`, { role, reason: 'For the test' }, { token });
const roleOf = async ({ uid }: Person) =>
  (await db().doc(`users/${uid}`).get()).get('role') as unknown;
const emailsTo = async (email: string, word: string) => {
  const { docs } = await db().collection('mail').where('to', 'array-contains', email).get();
  return docs.filter((mail) => String(mail.get('message.subject')).includes(word));
};

test('requires a recent sign-in to make an administrator', async () => {
  const person = await signUp('customer');
  const staff = await signUp('admin');
  shop.passMinutes(6);
  const refused = await promote(person, staff.token);
  shop.passMinutes(-6);
  expect(refused).toMatchObject({ status: 401, body: { code: 'recent_sign_in_needed' } });
  expect(await roleOf(person)).toBe('customer');
  expect((await promote(person, staff.token)).status).toBe(200);
});

test('refuses to make an unverified account an administrator', async () => {
  const person = await signUp('customer', {}, { emailVerified: false });
  expect(await promote(person)).toMatchObject({
    status: 409,
    body: { code: 'email_not_verified' },
  });
  expect(await roleOf(person)).toBe('customer');
  expect((await promote(person, admin.token, 'b2b_buyer')).status).toBe(200);
});

test('emails a role change to the administrators and the user once', async () => {
  const lure = 'Call 98111 22334';
  const person = await signUp('customer', { fullName: lure });
  await promote(person);
  await promote(person);
  const toAdmins = (await emailsTo(admin.email, 'A role in your shop')).filter((mail) =>
    String(mail.get('message.text')).includes(person.email),
  );
  expect(toAdmins).toHaveLength(1);
  expect(toAdmins[0]!.get('message.text')).toContain(
    `${admin.email} changed the role of ${person.email} from Customer to Administrator`,
  );
  expect(JSON.stringify(toAdmins[0]!.data())).not.toContain('22334');
  expect(await emailsTo(person.email, 'Your role at Kargha')).toHaveLength(1);
});

test('saves the bank account after a recent sign-in and emails a change to the administrators', async () => {
  await withRestoredDocument('settings/bankAccount', async (account) => {
    await account.delete();
    const asAdmin = { token: admin.token };
    const save = async () => {
      const { body } = await shop.get('/settings', asAdmin);
      const { bankAccount: revision } = body.revisions as { bankAccount: number };
      return shop.put('/settings/bankAccount', { value: BANK, revision }, asAdmin);
    };
    const before = (await emailsTo(admin.email, 'bank account')).length;
    shop.passMinutes(6);
    const refused = await save();
    shop.passMinutes(-6);
    expect(refused).toMatchObject({ status: 401, body: { code: 'recent_sign_in_needed' } });
    expect((await account.get()).exists).toBe(false);
    expect((await save()).status).toBe(200);
    expect((await save()).status).toBe(200);
    const emails = await emailsTo(admin.email, 'bank account');
    expect(emails).toHaveLength(before + 1);
    const texts = emails.map((mail) => String(mail.get('message.text')));
    expect(texts.join()).toContain(`The number now ends in ${BANK.number.slice(-4)}.`);
    expect(texts.join()).not.toContain(BANK.number);
  });
});

test('emails staff once about a new browser', async () => {
  const staff = await signUp('admin');
  const sync = (person: Person, device: string) =>
    shop.post('/account/sync', { device }, { token: person.token });
  await sync(staff, 'laptop');
  await sync(staff, 'laptop');
  expect(await emailsTo(staff.email, 'New sign-in')).toHaveLength(1);
  await sync(staff, 'phone');
  await sync(staff, 'laptop');
  expect(await emailsTo(staff.email, 'New sign-in')).toHaveLength(2);
  const profile = (await db().doc(`users/${staff.uid}`).get()).data();
  expect(JSON.stringify(profile)).not.toContain('laptop');
});

test('emails shoppers about a second browser in their language, at a verified address', async () => {
  const sync = (person: Person, device: string) =>
    shop.post('/account/sync', { device }, { token: person.token });
  const inEnglish = await signUp('customer');
  const inHindi = await signUp('customer', { preferences: { language: 'hi' } });
  const unverified = await signUp('customer', {}, { emailVerified: false });
  for (const person of [inEnglish, inHindi, unverified]) {
    await sync(person, 'laptop');
    expect(await emailsTo(person.email, '')).toHaveLength(0);
    await sync(person, 'phone');
    await sync(person, 'phone');
  }
  const [english, ...others] = await emailsTo(inEnglish.email, 'New sign-in to your account');
  expect(others).toHaveLength(0);
  expect(english!.get('message.text')).toContain('/profile');
  const [hindi] = await emailsTo(inHindi.email, 'नया साइन-इन');
  expect(hindi!.get('message.text')).toMatch(/^नमस्ते,[^]*\/hi\/profile/);
  expect(await emailsTo(unverified.email, '')).toHaveLength(0);
});

test('saves settings for money and safety only shortly after a sign-in', async () => {
  const asAdmin = { token: admin.token };
  const { body } = await shop.get('/settings', asAdmin);
  const { settings, revisions } = body as {
    settings: Record<string, object>;
    revisions: Record<string, number>;
  };
  for (const section of GUARDED_SECTIONS) {
    const change = { value: settings[section], revision: revisions[section] };
    shop.passMinutes(6);
    const refused = await shop.put(`/settings/${section}`, change, asAdmin);
    shop.passMinutes(-6);
    expect(refused, section).toMatchObject({
      status: 401,
      body: { code: 'recent_sign_in_needed' },
    });
  }
});

const GIFT_CARD = {
  requestId: randomUUID(),
  customerName: 'Asha Verma',
  customerEmail: '',
  amount: 50_000,
  expiresOn: '2036-12-31',
};
const LIMIT = { limit: 100, revision: 0, reason: 'For the test' };

test.each([
  ['approve a refund', 404, 'POST /refund-approvals/x1/approve', {}],
  ['change a credit limit', 404, 'PUT /credit/x1', LIMIT],
  ['issue a gift card', 200, 'POST /gift-cards', GIFT_CARD],
  ['send an invitation again', 404, 'POST /staff-invitations/x1/resend', {}],
] as const)('requires a recent sign-in to %s', async (_what, status, route, body) => {
  const staff = await signUp('admin');
  const [method = '', path = ''] = route.split(' ');
  const call = () => shop.send(method, path, JSON.stringify(body), { token: staff.token });
  shop.passMinutes(6);
  const refused = await call();
  shop.passMinutes(-6);
  expect(refused).toMatchObject({ status: 401, body: { code: 'recent_sign_in_needed' } });
  expect((await call()).status).toBe(status);
});
