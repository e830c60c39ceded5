import { expect, test } from 'vitest';

import { db, exists } from '../ledger-fixtures.ts';
import { pressLink } from '../email-links.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { orderIn } from '../order-in-state.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import {
  anyEmail,
  createOptedInPerson,
  decide,
  left,
  remind,
  reminderOf,
} from './abandoned-checkout.ts';
import { subscribe } from './subscriber.ts';

isolateDatabase();

const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' };

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const asAdmin = () => ({ token: admin.token });
const outcomeOf = async (orderId: string) =>
  (await db().doc(`orders/${orderId}`).get()).get('reminder.outcome') as unknown;

async function endLinkIn(orderId: string): Promise<string> {
  const text = String((await reminderOf(orderId)).get('message.text'));
  return /\/api(\/newsletter\/end-reminders\?token=\S+)/.exec(text)?.[1] ?? '';
}

const follow = (path: string) => pressLink(shop, path);

test('sends a reminder once with concurrent runs', async () => {
  const { email, uid } = await createOptedInPerson(shop);
  const orderId = await left(email, 2, uid);
  await Promise.all(Array.from({ length: 6 }, remind));
  await remind();
  const reminder = await reminderOf(orderId);
  expect(reminder.get('to')).toEqual([email]);
  expect(reminder.get('message.text')).toContain('Test piece');
  expect(await outcomeOf(orderId)).toBe('sent');
});

test('reminds in Hindi of a checkout in Hindi', async () => {
  const { email, uid } = await createOptedInPerson(shop);
  const orderId = await left(email, 2, uid);
  await db().doc(`orders/${orderId}`).update({ 'customer.language': 'hi' });
  await remind();
  const text = String((await reminderOf(orderId)).get('message.text'));
  expect(text).toContain('आपने इन उत्पादों का ऑर्डर शुरू किया था');
  expect(text).toContain('/hi/cart');
});

test('ends reminders by link without a sign-in, and logs it once', async () => {
  const person = await createOptedInPerson(shop);
  const orderId = await left(person.email, 2, person.uid);
  await remind();
  const link = await endLinkIn(orderId);
  expect(await follow(`${link.slice(0, -1)}-`)).toBe('/?newsletter=expired');
  expect(await follow('/newsletter/end-reminders?token=')).toBe('/?newsletter=expired');
  expect(await follow(link)).toBe('/?newsletter=unsubscribed');
  expect(await follow(link)).toBe('/?newsletter=unsubscribed');
  const { body } = await shop.get('/account/consents', { token: person.token });
  expect(body).toMatchObject({
    states: { reminders: false },
    log: [
      { purpose: 'reminders', given: false, source: 'letter' },
      { purpose: 'reminders', given: true, source: 'profile' },
    ],
  });
  const next = await left(person.email, 1.5, person.uid);
  await remind();
  expect(await outcomeOf(next)).toBe('no_consent');
});

test('ends reminders neither by opening the link nor by a scanner, but by the one click of a mail program', async () => {
  const person = await createOptedInPerson(shop);
  const orderId = await left(person.email, 2, person.uid);
  await remind();
  const link = await endLinkIn(orderId);
  const wantsReminders = async () =>
    (await shop.get('/account/consents', { token: person.token })).body.states;
  expect((await shop.visit(link)).status).toBe(200);
  expect(await wantsReminders()).toMatchObject({ reminders: true });

  const { 'List-Unsubscribe': header, ...others } = (await reminderOf(orderId)).get(
    'headers',
  ) as Record<string, string>;
  expect(others).toEqual({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  expect(header).toMatch(/^<https?:\/\/[^>]+>$/);
  expect(header).toContain(`/api${link}>`);
  expect((await shop.submit(`${link}x`, ONE_CLICK)).status).toBe(404);
  expect(await wantsReminders()).toMatchObject({ reminders: true });
  // RFC 8058: the response is no redirect.
  expect((await shop.submit(link, ONE_CLICK)).status).toBe(200);
  expect(await wantsReminders()).toMatchObject({ reminders: false });
});

test('requires an opt-in to reminders, not to the newsletter or offers', async () => {
  const [guest, offers] = [
    anyEmail(),
    await signUp('customer', { isEmailVerified: true, preferences: { marketing: true } }),
  ];
  await subscribe(guest);
  await subscribe(offers.email);
  const gone = await createOptedInPerson(shop);
  await decide(shop, gone, false);
  const orderIds = [
    await left(guest, 3),
    await left(anyEmail(), 3),
    await left(offers.email, 3, offers.uid),
    await left(gone.email, 3, gone.uid),
  ];
  await remind();
  for (const orderId of orderIds) {
    expect(await outcomeOf(orderId)).toBe('no_consent');
    expect(await exists(`mail/abandoned_${orderId}`)).toBe(false);
  }
});

test('applies the opt-in of a profile to its verified email only', async () => {
  const person = await createOptedInPerson(shop);
  const unproven = await signUp('customer', { isEmailVerified: false });
  await decide(shop, unproven, true);
  const foreign = await left(unproven.email, 4, unproven.uid);
  const own = await left(person.email, 4, person.uid);
  const other = await left(anyEmail(), 4, person.uid);
  await remind();
  expect(await outcomeOf(own)).toBe('sent');
  expect(await outcomeOf(other)).toBe('no_consent');
  expect(await outcomeOf(foreign)).toBe('no_consent');
});

test('repeats no text from the checkout in a reminder', async () => {
  const { email, uid } = await createOptedInPerson(shop);
  const orderId = await left(email, 2, uid);
  await db().doc(`orders/${orderId}`).update({ 'customer.name': 'you, see evil.example' });
  await remind();
  const text = String((await reminderOf(orderId)).get('message.text'));
  expect(text).toMatch(/^Namaste,\n/);
  expect(text).not.toContain('evil.example');
});

test('sends no reminder too early, too late, after a purchase or twice', async () => {
  const { email, uid } = await createOptedInPerson(shop);
  const early = await left(email, 0.5, uid);
  const late = await left(email, 30, uid);
  const buyer = await createOptedInPerson(shop);
  const bought = await left(buyer.email, 5, buyer.uid);
  const { id } = await orderIn('placed', '');
  await db().doc(`orders/${id}`).update({ uid: buyer.uid, 'customer.email': buyer.email });
  const twice = await createOptedInPerson(shop);
  const tries = [await left(twice.email, 6, twice.uid), await left(twice.email, 5, twice.uid)];
  await remind();
  expect([await outcomeOf(early), await outcomeOf(late)]).toEqual([undefined, undefined]);
  expect(await outcomeOf(bought)).toBe('bought');
  expect((await Promise.all(tries.map(outcomeOf))).sort()).toEqual(['bought', 'sent']);
});

test('shows staff abandoned checkouts with value and reminder status', async () => {
  const email = anyEmail();
  const orderId = await left(email, 1.5);
  await remind();
  expect(await shownAsLeft(orderId)).toMatchObject({
    email,
    value: 180_000,
    pieces: 1,
    lastStep: 'expired',
    reminder: 'no_consent',
  });
});

/** The row of a checkout on any page, since other tests add theirs. */
async function shownAsLeft(orderId: string): Promise<object | undefined> {
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await shop.get(`/marketing/abandoned?size=100&cursor=${cursor}`, asAdmin());
    const row = (page.body.rows as { id: string }[]).find(({ id }) => id === orderId);
    if (row) return row;
    cursor = page.body.nextCursor as string | null;
  }
  return undefined;
}

test('finds subscribers by email prefix and state, and links confirmed ones only', async () => {
  const email = anyEmail();
  await subscribe(email);
  const gone = anyEmail();
  await subscribe(gone, 'unsubscribed');
  const find = async (query: string) =>
    (await shop.get(`/marketing/subscribers?${query}`, asAdmin())).body.rows as object[];
  expect(await find(`search=${email.slice(0, 20).toUpperCase()}`)).toMatchObject([
    { email, state: 'confirmed', consentText: 'Yes, emails' },
  ]);
  expect(await find(`search=${gone}&state=confirmed`)).toEqual([]);
  expect(await find(`search=${gone}&state=unsubscribed`)).toMatchObject([{ unsubscribeLink: '' }]);
  expect((await find('state=confirmed')).length).toBeGreaterThan(0);
});

test('refuses guests, customers and buyers on every route', async () => {
  const person = await signUp('customer');
  for (const path of ['/marketing/subscribers', '/marketing/abandoned']) {
    expect((await shop.get(path)).status).toBe(401);
    expect((await shop.get(path, { token: person.token })).status).toBe(403);
  }
});
