import { expect, test } from 'vitest';

import { db } from '../ledger-fixtures.ts';
import { pressLink } from '../email-links.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp, type Person } from '../sample-people.ts';
import { subscribe } from './subscriber.ts';

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const asAdmin = () => ({ token: admin.token });
const follow = (path: string) => pressLink(shop, path);

async function agreedRowOf({ uid }: Person): Promise<Record<string, string> | undefined> {
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await shop.get(`/marketing/agreed?size=100&cursor=${cursor}`, asAdmin());
    const row = (page.body.rows as Record<string, string>[]).find(({ id }) => id === uid);
    if (row) return row;
    cursor = page.body.nextCursor as string | null;
  }
  return undefined;
}

const pathOf = (link = '') => link.slice(link.indexOf('/newsletter/'));
const wantsOffers = (person: Person, given = true) =>
  shop.post('/account/consents', { purpose: 'marketing', given }, { token: person.token });
const statesOf = async ({ token }: Person) =>
  (await shop.get('/account/consents', { token })).body.states as Record<string, boolean>;

test('includes a user from opt-in to opt-out', async () => {
  const person = await signUp('customer', { isEmailVerified: true });
  expect(await agreedRowOf(person)).toBeUndefined();
  await wantsOffers(person);
  expect(await agreedRowOf(person)).toMatchObject({ email: person.email });
  await wantsOffers(person, false);
  expect(await agreedRowOf(person)).toBeUndefined();
});

test('excludes unverified emails and suspended accounts', async () => {
  const preferences = { marketing: true };
  const unproven = await signUp('customer', { preferences });
  const suspended = await signUp('customer', { preferences, isEmailVerified: true });
  await db().doc(`users/${suspended.uid}`).update({ suspended: true });
  expect(await agreedRowOf(unproven)).toBeUndefined();
  expect(await agreedRowOf(suspended)).toBeUndefined();
});

test('ends offers with the link of the account and of the newsletter', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(() => signUp('customer', { isEmailVerified: true })),
  );
  for (const person of [one!, other!]) {
    await subscribe(person.email, 'confirmed', person.uid);
    await wantsOffers(person);
    expect(await statesOf(person)).toMatchObject({ marketing: true, newsletter: true });
  }
  const link = pathOf((await agreedRowOf(one!))?.unsubscribeLink);
  expect(await follow(`${link.slice(0, -1)}!`)).toBe('/?newsletter=expired');
  // Opening the link, as scanners do, changes nothing.
  expect((await shop.visit(link)).status).toBe(200);
  expect(await statesOf(one!)).toMatchObject({ marketing: true, newsletter: true });
  expect(await follow(link)).toBe('/?newsletter=unsubscribed');
  expect(await follow(link)).toBe('/?newsletter=unsubscribed');
  expect(await follow(`/newsletter/unsubscribe?token=${other!.uid}`)).toBe(
    '/?newsletter=unsubscribed',
  );
  for (const person of [one!, other!]) {
    expect(await statesOf(person)).toMatchObject({ marketing: false, newsletter: false });
  }
});

test('keeps offers and reminders independent', async () => {
  const person = await signUp('customer', { isEmailVerified: true });
  await wantsOffers(person);
  const link = pathOf((await agreedRowOf(person))?.unsubscribeLink);
  const wrong = link.replace('end-offers', 'end-reminders');
  expect(await follow(wrong)).toBe('/?newsletter=expired');
  expect(await statesOf(person)).toMatchObject({ marketing: true });
});
