import { createHash, randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { remindAbandoned } from '../../../functions/src/marketing/remind-abandoned.ts';
import { keyedIds } from '../../../functions/src/platform/keyed-ids.ts';
import { DEMO_CREDENTIALS } from '../../../local-suite/razorpay/demo-credentials.ts';
import { books, exists } from '../books.ts';
import { madeBefore } from '../made-before.ts';
import { orderIn } from '../order-in-state.ts';
import { ownShop } from '../own-shop.ts';
import { signUp } from '../people.ts';

const HOUR_MS = 3_600_000;
const ids = keyedIds(DEMO_CREDENTIALS.keySecret);

const shop = ownShop();
const admin = madeBefore(() => signUp('admin'));

const asAdmin = () => ({ token: admin.token });
const anyEmail = () => `left-${randomUUID()}@mail.example`;
const entryOf = (email: string) =>
  books().doc(`newsletter/${createHash('sha256').update(email).digest('hex')}`);
const subscribe = (email: string, state = 'confirmed') =>
  entryOf(email).set({
    email,
    state,
    consent: { text: 'Yes, letters', at: new Date(), source: 'footer' },
    confirmedAt: new Date(),
    unsubscribedAt: null,
    updatedAt: new Date(),
  });

/** A checkout that its shopper left unpaid some hours ago. */
async function left(email: string, hoursAgo: number, uid: string | null = null): Promise<string> {
  const { id } = await orderIn('expired', '');
  await books()
    .doc(`orders/${id}`)
    .update({
      uid,
      closedBy: 'expiry',
      payment: { state: 'cancelled', paymentId: null, captured: 0, refunded: 0 },
      'customer.email': email,
      createdAt: new Date(Date.now() - hoursAgo * HOUR_MS),
    });
  return id;
}

const remind = () => remindAbandoned(ids, new Date());
const letterOf = (orderId: string) => books().doc(`mail/abandoned_${orderId}`).get();
const outcomeOf = async (orderId: string) =>
  (await books().doc(`orders/${orderId}`).get()).get('reminder.outcome') as unknown;

test('whoever agreed to letters is reminded once, however many look at once, and can end them', async () => {
  const email = anyEmail();
  await subscribe(email);
  const orderId = await left(email, 2);
  await Promise.all(Array.from({ length: 6 }, remind));
  await remind();
  const letter = await letterOf(orderId);
  expect(letter.get('to')).toEqual([email]);
  expect(letter.get('message.text')).toContain('/api/newsletter/unsubscribe?token=');
  expect(letter.get('message.text')).toContain('Test piece');
  expect(await outcomeOf(orderId)).toBe('sent');
});

test('nobody is reminded who has not agreed, or agrees no more', async () => {
  const [silent, gone] = [anyEmail(), anyEmail()];
  await subscribe(gone, 'unsubscribed');
  const orderIds = [await left(silent, 3), await left(gone, 3)];
  await remind();
  for (const orderId of orderIds) {
    expect(await outcomeOf(orderId)).toBe('no_consent');
    expect(await exists(`mail/abandoned_${orderId}`)).toBe(false);
  }
});

test('the consent in a profile counts for the proven address of that profile alone', async () => {
  const agreed = { preferences: { marketing: true } };
  const person = await signUp('customer', { ...agreed, isEmailVerified: true });
  const unproven = await signUp('customer', { ...agreed, isEmailVerified: false });
  const foreign = await left(unproven.email, 4, unproven.uid);
  const own = await left(person.email, 4, person.uid);
  const other = await left(anyEmail(), 4, person.uid);
  await remind();
  expect(await outcomeOf(own)).toBe('sent');
  expect((await letterOf(own)).get('message.text')).toContain('/profile');
  expect(await outcomeOf(other)).toBe('no_consent');
  expect(await outcomeOf(foreign)).toBe('no_consent');
});

test('a reminder repeats nothing that was typed into the checkout', async () => {
  const email = anyEmail();
  await subscribe(email);
  const orderId = await left(email, 2);
  await books().doc(`orders/${orderId}`).update({ 'customer.name': 'you, see evil.example' });
  await remind();
  const text = String((await letterOf(orderId)).get('message.text'));
  expect(text).toMatch(/^Namaste,\n/);
  expect(text).not.toContain('evil.example');
});

test('nobody is reminded too early, too late, after buying, or twice for two tries', async () => {
  const email = anyEmail();
  await subscribe(email);
  const early = await left(email, 0.5);
  const late = await left(email, 30);
  const buyer = anyEmail();
  await subscribe(buyer);
  const bought = await left(buyer, 5);
  const { id } = await orderIn('placed', '');
  await books().doc(`orders/${id}`).update({ uid: null, 'customer.email': buyer });
  const twice = anyEmail();
  await subscribe(twice);
  const tries = [await left(twice, 6), await left(twice, 5)];
  await remind();
  expect([await outcomeOf(early), await outcomeOf(late)]).toEqual([undefined, undefined]);
  expect(await outcomeOf(bought)).toBe('bought');
  expect((await Promise.all(tries.map(outcomeOf))).sort()).toEqual(['bought', 'sent']);
});

test('staff see what was left, with its value and what became of the reminder', async () => {
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

/** The row of a checkout, on whichever page it stands: other tests leave theirs, too. */
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

test('subscribers are found by the beginning of their address and by state; only who agreed has a link', async () => {
  const email = anyEmail();
  await subscribe(email);
  const gone = anyEmail();
  await subscribe(gone, 'unsubscribed');
  const find = async (query: string) =>
    (await shop.get(`/marketing/subscribers?${query}`, asAdmin())).body.rows as object[];
  expect(await find(`search=${email.slice(0, 20).toUpperCase()}`)).toMatchObject([
    { email, state: 'confirmed', consentText: 'Yes, letters' },
  ]);
  expect(await find(`search=${gone}&state=confirmed`)).toEqual([]);
  expect(await find(`search=${gone}&state=unsubscribed`)).toMatchObject([{ unsubscribeLink: '' }]);
  expect((await find('state=confirmed')).length).toBeGreaterThan(0);
});

test('guests, customers and buyers are sent away from every door', async () => {
  const person = await signUp('customer');
  for (const path of ['/marketing/subscribers', '/marketing/abandoned']) {
    expect((await shop.get(path)).status).toBe(401);
    expect((await shop.get(path, { token: person.token })).status).toBe(403);
  }
});
