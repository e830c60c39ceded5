import { expect, test } from 'vitest';

import { db } from '../ledger-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp, withClaims, type Person } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();

const PHONE = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
  'x-country-code': 'IN',
};
const LAPTOP = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
};

interface Browser {
  id: string;
  browser: string;
  system: string;
  country: string;
  isCurrent: boolean;
}

const authTime = ({ token }: Person): number =>
  (
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      auth_time: number;
    }
  ).auth_time;

/** The person in another sign-in, some seconds later. */
const later = (person: Person, seconds: number): Person => ({
  ...person,
  token: withClaims(person, { auth_time: authTime(person) + seconds }),
});

const sync = ({ token }: Person, device: string, headers: Record<string, string> = LAPTOP) =>
  shop.post('/account/sync', { device }, { token, headers });
const browsersOf = async ({ token }: Person): Promise<Browser[]> => {
  const { body } = await shop.get('/account/browsers', { token, headers: LAPTOP });
  return body.browsers as Browser[];
};
const status = async ({ token }: Person) => (await shop.get('/account/consents', { token })).status;

test('lists browsers with name, country and the current one', async () => {
  const laptop = await signUp('customer');
  const phone = later(laptop, 10);
  await sync(laptop, 'laptop');
  await sync(phone, 'phone', PHONE);
  const browsers = await browsersOf(laptop);
  expect(browsers).toHaveLength(2);
  expect(browsers).toContainEqual(
    expect.objectContaining({
      ...{ id: String(authTime(phone)), browser: 'Chrome', system: 'Android' },
      ...{ country: 'IN', isCurrent: false },
    }),
  );
  expect(browsers).toContainEqual(
    expect.objectContaining({ browser: 'Firefox', system: 'Linux', country: '', isCurrent: true }),
  );
});

test('shows a browser once, however often its password was confirmed', async () => {
  const first = await signUp('customer');
  for (let again = 0; again < 8; again++) await sync(later(first, again), 'laptop');
  const [only, ...others] = await browsersOf(later(first, 7));
  expect(others).toHaveLength(0);
  expect(only).toMatchObject({ id: String(authTime(first) + 7), isCurrent: true });
  // The earliest sign-ins of the browser are over; the latest five are not.
  expect(await status(later(first, 2))).toBe(401);
  expect(await status(later(first, 3))).toBe(200);
});

test('lists a sign-in that uses a token and never tells its browser', async () => {
  const laptop = await signUp('customer');
  await sync(laptop, 'laptop');
  await shop.get('/account/consents', { token: later(laptop, 30).token, headers: PHONE });
  const ids = (await browsersOf(laptop)).map(({ id }) => id);
  expect(ids).toContain(String(authTime(laptop) + 30));
});

test('signs out one browser at once, with all its sign-ins, and no other', async () => {
  const laptop = await signUp('admin');
  const phone = later(laptop, 10);
  await sync(laptop, 'laptop');
  await sync(phone, 'phone');
  await sync(later(phone, 5), 'phone');
  const { token } = laptop;
  const path = `/account/browsers/${authTime(phone) + 5}`;
  expect((await shop.delete(path, { token })).status).toBe(200);
  expect(await status(phone)).toBe(401);
  expect(await status(later(phone, 5))).toBe(401);
  expect((await shop.get('/orders', { token: phone.token })).status).toBe(401);
  expect(await status(laptop)).toBe(200);
  expect(await browsersOf(laptop)).toHaveLength(1);
  expect((await shop.delete(path, { token })).body).toMatchObject({ code: 'not_found' });
  const { docs } = await db()
    .collection('audit')
    .where('target', '==', `users/${laptop.uid}`)
    .get();
  expect(docs.map((row) => row.get('action') as string)).toContain('account.signOutBrowser');
});

test("signs out no one else's browser", async () => {
  const asha = await signUp('customer');
  const ravi = await signUp('customer');
  await sync(asha, 'laptop');
  const path = `/account/browsers/${authTime(asha)}`;
  const other = later(ravi, 40);
  expect((await shop.delete(path, { token: other.token })).status).toBe(404);
  expect(await status(asha)).toBe(200);
});

test('signs out everywhere, this browser too', async () => {
  const laptop = await signUp('customer');
  await sync(laptop, 'laptop');
  expect((await shop.delete('/account/browsers', { token: laptop.token })).status).toBe(200);
  expect(await status(laptop)).toBe(401);
  const stored = await db().doc(`users/${laptop.uid}`).get();
  expect(stored.get('sessionsValidFrom')).toBeGreaterThan(authTime(laptop));
});
