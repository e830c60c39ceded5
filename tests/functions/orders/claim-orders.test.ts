import { randomUUID } from 'node:crypto';

import { getAuth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';

import { suiteApp } from '../../suite-app.ts';
import { concurrently } from '../concurrent-calls.ts';
import { db, orderOf } from '../ledger-fixtures.ts';
import { placeOrder } from '../staff-orders.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp, type Person } from '../sample-people.ts';

const shop = isolatedShop();

const claim = ({ token }: Pick<Person, 'token'>, link?: string) =>
  shop.post('/orders/claim', link === undefined ? {} : { token: link }, { token });
const askForLink = ({ token }: Person) => shop.post('/orders/claim-link', {}, { token });

/** An account with a password and a verified address, but an unproven mailbox. */
const registered = () => signUp('customer', { provenMailbox: '' });

/** Token of the latest claim link; undefined without one. */
async function emailedLink(email: string): Promise<string | undefined> {
  const { docs } = await db().collection('mail').where('to', 'array-contains', email).get();
  const texts = docs.map((mail) => String(mail.get('message.text')));
  return texts.map((text) => /orders\?claim=(\S+)/.exec(text)?.[1]).find((token) => token);
}

async function signInWithGoogle(email: string): Promise<Person> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';
  const idToken = JSON.stringify({ sub: `google-${email}`, email, email_verified: true });
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        postBody: new URLSearchParams({ id_token: idToken, providerId: 'google.com' }).toString(),
        requestUri: 'http://localhost',
        returnSecureToken: true,
      }),
    },
  );
  const { localId: uid, idToken: token } = (await response.json()) as {
    localId: string;
    idToken: string;
  };
  await db().doc(`users/${uid}`).set({ uid, email, role: 'customer' }, { merge: true });
  return { uid, email, token };
}

test('claims no orders for an account that registered someone else’s address', async () => {
  const attacker = await registered();
  const { orderId } = await placeOrder(shop, { email: attacker.email });
  expect((await claim(attacker)).body).toEqual({ success: true, claimed: 0, needsLink: true });
  const { body } = await shop.get('/account/export', { token: attacker.token });
  expect(JSON.stringify(body)).not.toContain(orderId);
  // The link goes to the mailbox and does nothing without the requester's session.
  expect((await askForLink(attacker)).status).toBe(200);
  const link = await emailedLink(attacker.email);
  const reader = await registered();
  expect((await shop.post('/orders/claim', { token: link })).status).toBe(401);
  expect((await claim(reader, link)).body.code).toBe('other_account');
  expect((await orderOf(orderId)).uid).toBeNull();
  expect((await shop.delete('/account', { token: attacker.token })).status).toBe(200);
  expect(await orderOf(orderId)).toMatchObject({ uid: null, customer: { email: attacker.email } });
});

test('claims guest orders with the emailed link, including later ones', async () => {
  const owner = await registered();
  const first = await placeOrder(shop, { email: owner.email });
  await askForLink(owner);
  const link = await emailedLink(owner.email);
  expect((await claim(owner, link)).body).toEqual({ success: true, claimed: 1, needsLink: false });
  expect((await orderOf(first.orderId)).uid).toBe(owner.uid);
  await placeOrder(shop, { email: owner.email });
  expect((await claim(owner)).body).toMatchObject({ claimed: 1 });
});

test('rejects a changed link and a link older than a day', async () => {
  const owner = await registered();
  await placeOrder(shop, { email: owner.email });
  await askForLink(owner);
  const link = await emailedLink(owner.email);
  const [end = '', signature = ''] = String(link).split('.');
  for (const wrong of [`${end}z.${signature}`, `${end}.${'0'.repeat(32)}`, end, 'x']) {
    expect((await claim(owner, wrong)).body.code).toBe('other_account');
  }
  shop.passMinutes(24 * 60 + 1);
  expect((await claim(owner, link)).body.code).toBe('link_expired');
  shop.passMinutes(-24 * 60 - 1);
});

test('claims at once after a Google sign-in, unless the account also has a password', async () => {
  const google = await signInWithGoogle(`google-${randomUUID()}@mail.example`);
  await placeOrder(shop, { email: google.email });
  expect((await claim(google)).body).toMatchObject({ claimed: 1, needsLink: false });

  const attacker = await registered();
  const { orderId } = await placeOrder(shop, { email: attacker.email });
  const victim = await signInWithGoogle(attacker.email);
  expect(victim.uid).toBe(attacker.uid);
  expect((await getAuth(suiteApp()).getUser(victim.uid)).providerData).toHaveLength(2);
  expect((await claim(victim)).body).toMatchObject({ claimed: 0, needsLink: true });
  await askForLink(victim);
  const link = await emailedLink(victim.email);
  expect((await claim(victim, link)).body.code).toBe('password_sign_in_needed');
  expect((await orderOf(orderId)).uid).toBeNull();
});

test('sends three claim links an hour, and none without guest orders', async () => {
  const person = await registered();
  const answers = [];
  for (let count = 0; count < 4; count += 1) answers.push((await askForLink(person)).status);
  expect(answers).toEqual([200, 200, 200, 429]);
  expect(await emailedLink(person.email)).toBeUndefined();
  const unverified = await signUp('customer', {}, { emailVerified: false });
  expect((await askForLink(unverified)).body.code).toBe('email_not_verified');
});

const claimPlaced = ({ token }: Pick<Person, 'token'>, trackingToken: string) =>
  shop.post('/orders/claim-placed', { trackingToken }, { token });

test('an account that is created after the purchase gets the order, once', async () => {
  const { orderId, trackingToken } = await placeOrder(shop, { email: 'someone@mail.example' });
  const person = await signUp('customer', { provenMailbox: '' }, { emailVerified: false });
  const answers = await concurrently(5, () => claimPlaced(person, trackingToken));
  for (const { body } of answers) expect(body).toMatchObject({ orderId });
  const { uid, revision } = await orderOf(orderId);
  expect(uid).toBe(person.uid);
  expect((await claimPlaced(person, trackingToken)).status).toBe(200);
  expect((await orderOf(orderId)).revision).toBe(revision);
  const other = await registered();
  expect((await claimPlaced(other, trackingToken)).body.code).toBe('claim_too_late');
  expect((await orderOf(orderId)).uid).toBe(person.uid);
});

test('only the browser that placed an order can add it, and only for a day', async () => {
  const email = `placed-${randomUUID()}@mail.example`;
  const { orderId, trackingToken } = await placeOrder(shop, { email });
  const person = await registered();
  const { docs } = await db().collection('mail').where('to', 'array-contains', email).get();
  const links = docs.map((mail) => String(mail.get('message.text')));
  const [, emailed = ''] = /track-order\?token=(\S+)/.exec(links.join(' ')) ?? [];
  for (const wrong of [emailed, orderId, 'x']) {
    expect((await claimPlaced(person, wrong)).status).toBe(404);
  }
  expect(emailed).not.toBe('');
  expect((await shop.post('/orders/claim-placed', { trackingToken })).status).toBe(401);
  shop.passMinutes(24 * 60 + 1);
  expect((await claimPlaced(await registered(), trackingToken)).body.code).toBe('claim_too_late');
  shop.passMinutes(-24 * 60 - 1);
  expect((await orderOf(orderId)).uid).toBeNull();
});
