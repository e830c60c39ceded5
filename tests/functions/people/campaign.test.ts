import { expect, test } from 'vitest';

import { db } from '../ledger-fixtures.ts';
import { pressLink } from '../email-links.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { exportsOf } from '../export-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp, type Person } from '../sample-people.ts';
import { subscribe } from './subscriber.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const follow = (path: string) => pressLink(shop, path);
const { csvRows } = exportsOf(shop, () => admin);

/** The rows of a person in the campaign list. */
async function rowsOf({ email }: Person): Promise<Record<string, string>[]> {
  return (await csvRows({ kind: 'campaign' })).filter((row) => row.Email === email);
}

const pathOf = (link = '') => link.slice(link.indexOf('/newsletter/'));
const wantsOffers = (person: Person, given = true) =>
  shop.post('/account/consents', { purpose: 'marketing', given }, { token: person.token });
const statesOf = async ({ token }: Person) =>
  (await shop.get('/account/consents', { token })).body.states as Record<string, boolean>;

test('includes a user from opt-in to opt-out', async () => {
  const person = await signUp('customer', { isEmailVerified: true });
  expect(await rowsOf(person)).toEqual([]);
  await wantsOffers(person);
  expect(await rowsOf(person)).toMatchObject([{ Source: 'Profile', 'Confirmed on': '' }]);
  await wantsOffers(person, false);
  expect(await rowsOf(person)).toEqual([]);
});

test('names an address once that subscribed and agreed in its profile', async () => {
  const person = await signUp('customer', { isEmailVerified: true });
  await wantsOffers(person);
  await subscribe(person.email, 'confirmed', person.uid);
  expect(await rowsOf(person)).toMatchObject([{ Source: 'Newsletter' }]);
});

test('excludes unverified emails and suspended accounts', async () => {
  const preferences = { marketing: true };
  const unproven = await signUp('customer', { preferences });
  const suspended = await signUp('customer', { preferences, isEmailVerified: true });
  await db().doc(`users/${suspended.uid}`).update({ suspended: true });
  expect(await rowsOf(unproven)).toEqual([]);
  expect(await rowsOf(suspended)).toEqual([]);
});

test('ends offers with the link of the account and of the newsletter', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(() => signUp('customer', { isEmailVerified: true })),
  );
  for (const person of [one!, other!]) await wantsOffers(person);
  const [row] = await rowsOf(one!);
  const link = pathOf(row?.['Unsubscribe link']);
  for (const person of [one!, other!]) {
    await subscribe(person.email, 'confirmed', person.uid);
    expect(await statesOf(person)).toMatchObject({ marketing: true, newsletter: true });
  }
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
  const [row] = await rowsOf(person);
  const link = pathOf(row?.['Unsubscribe link']);
  const wrong = link.replace('end-offers', 'end-reminders');
  expect(await follow(wrong)).toBe('/?newsletter=expired');
  expect(await statesOf(person)).toMatchObject({ marketing: true });
});
