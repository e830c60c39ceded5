import { createHash, randomUUID } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { PRIVACY_NOTICE_VERSION } from '@kargha/domain/people/consent';

import { db } from '../ledger-fixtures.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { pressLink } from '../email-links.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import type { CallOptions } from '../shop-client.ts';

isolateDatabase();

const WEEK = 7 * 24 * 60;

const shop = isolatedShop();
let email: string;
beforeEach(() => (email = `zoya.${randomUUID()}@mail.example`));

const ask = (address = email, from: CallOptions = fromAnywhere()) =>
  shop.post('/newsletter', { email: address }, from);

const idOf = (address: string) => createHash('sha256').update(address).digest('hex');
const subscription = async () =>
  (
    await db()
      .doc(`newsletter/${idOf(email)}`)
      .get()
  ).data();

async function emails() {
  const all = await db().collection('mail').where('to', 'array-contains', email).get();
  return all.docs
    .map((record) => ({ id: record.id, text: record.get('message.text') as string }))
    .sort((one, other) => one.id.length - other.id.length);
}

/** The path of a link in the email, from /newsletter on. */
async function linkTo(act: 'confirm' | 'unsubscribe', index = 0): Promise<string> {
  const text = (await emails())[index]?.text ?? '';
  const link = new RegExp(`https?://\\S+/api(/newsletter/${act}\\?token=[0-9a-f]{32})`).exec(text);
  if (!link?.[1]) throw new Error(`The email has no link to ${act}.`);
  return link[1];
}

const press = (path: string) => pressLink(shop, path);

test('subscribes only through the emailed link', async () => {
  expect(await ask(` ${email.toUpperCase()} `)).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect(await subscription()).toMatchObject({ email, state: 'pending', confirmedAt: null });
  expect(await emails()).toMatchObject([
    { id: expect.stringMatching(`^newsletter_${idOf(email)}_1_\\d+$`) },
  ]);

  const link = await linkTo('confirm');
  // A GET alone, as from a link scanner, does not subscribe.
  expect((await shop.visit(link)).status).toBe(200);
  expect(await subscription()).toMatchObject({ state: 'pending', confirmedAt: null });
  expect(await press(link)).toBe('/?newsletter=confirmed');
  expect(await subscription()).toMatchObject({
    state: 'confirmed',
    confirmedAt: expect.anything(),
    consent: { text: expect.stringContaining('at most twice a month'), source: 'footer' },
  });
  expect(await press(link)).toBe('/?newsletter=confirmed');
});

test('returns the same response for subscribers and sends them no second email', async () => {
  const first = await ask();
  await press(await linkTo('confirm'));
  const again = await ask();
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await emails()).toHaveLength(1);
  expect(await subscription()).toMatchObject({ state: 'confirmed' });
});

test('sends another email on request, and both links work', async () => {
  await ask();
  await ask();
  expect(await emails()).toHaveLength(2);
  expect(await linkTo('confirm', 0)).toBe(await linkTo('confirm', 1));
});

test('unsubscribes by link, and the old opt-in link does not resubscribe', async () => {
  await ask();
  const [link, end] = [await linkTo('confirm'), await linkTo('unsubscribe')];
  await press(link);
  // Opening the link, as scanners do, changes nothing.
  expect((await shop.visit(end)).status).toBe(200);
  expect(await subscription()).toMatchObject({ state: 'confirmed' });
  expect(await press(end)).toBe('/?newsletter=unsubscribed');
  expect(await subscription()).toMatchObject({ state: 'unsubscribed' });
  expect(await press(link)).toBe('/?newsletter=expired');
  expect(await subscription()).toMatchObject({ state: 'unsubscribed' });
  // The consent log has the opt-in and the opt-out once each, with the notice version.
  const rows = await db().collection('consents').where('addressHash', '==', idOf(email)).get();
  const log = rows.docs.map((row) => row.data()).sort((one, other) => +other.given - +one.given);
  const each = { purpose: 'newsletter', source: 'letter', notice: PRIVACY_NOTICE_VERSION };
  expect(log).toMatchObject([
    { ...each, given: true },
    { ...each, given: false },
  ]);
});

test('unsubscribes by the one click of a mail program, without a redirect', async () => {
  await ask();
  const [link, end] = [await linkTo('confirm'), await linkTo('unsubscribe')];
  await press(link);
  const oneClick = { 'List-Unsubscribe': 'One-Click' };
  expect((await shop.submit(end.slice(0, -1), oneClick)).status).toBe(404);
  expect(await subscription()).toMatchObject({ state: 'confirmed' });
  expect((await shop.submit(end, oneClick)).status).toBe(200);
  expect(await subscription()).toMatchObject({ state: 'unsubscribed' });
});

test('redirects an unknown link to the shop and changes nothing', async () => {
  for (const query of ['', '?token=', '?token=abc', '?token[]=a', '?token=<script>']) {
    expect(await press(`/newsletter/confirm${query}`)).toBe('/?newsletter=expired');
  }
});

test('requires an email, and limits callers to five requests and mailboxes to three emails an hour', async () => {
  expect(await ask('zoya')).toMatchObject({
    status: 400,
    body: { success: false, error: 'Please enter a valid email address', code: 'invalid' },
  });
  const caller = fromAnywhere();
  for (let count = 0; count < 5; count += 1) {
    expect((await ask(`${count}.${email}`, caller)).status).toBe(200);
  }
  expect((await ask(`5.${email}`, caller)).status).toBe(429);

  for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
  expect((await ask(email.replace('@', '+again@'))).status).toBe(429);
  expect(await emails()).toHaveLength(3);
});

test('allows a new request after the unconfirmed one expired', async () => {
  await ask();
  await db()
    .doc(`newsletter/${idOf(email)}`)
    .delete();
  shop.passMinutes(6 * WEEK);
  expect((await ask()).status).toBe(200);
  expect(await emails()).toHaveLength(2);
});

test('accepts a link for a week', async () => {
  await ask();
  shop.passMinutes(WEEK + 1);
  expect(await press(await linkTo('confirm'))).toBe('/?newsletter=expired');
  expect(await subscription()).toMatchObject({ state: 'pending' });
});
