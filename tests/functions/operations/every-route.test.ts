import { getAuth } from 'firebase-admin/auth';
import { describe, expect, test } from 'vitest';

import type { Endpoint, EndpointCaller } from '@kargha/domain/api/endpoint';
import { SHOP_ENDPOINTS } from '@kargha/domain/api/shop-endpoints';

import { numbered, shareOf } from '../../soak/case-count.ts';
import { suiteApp } from '../../suite-app.ts';
import { db } from '../ledger-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { type Person, signUp, withClaims } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();
const shop = isolatedShop();

const auth = () => getAuth(suiteApp());
const routesFor = (who: EndpointCaller) => SHOP_ENDPOINTS.filter((route) => route.who === who);

/** Limits concurrency: the sign-in service verifies each call. */
const AT_ONCE = 8;

/** The status and code of each route for this token, by method and path. */
async function answersTo(
  routes: readonly Endpoint[],
  token: string | undefined,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const waiting = [...routes];
  const ask = async () => {
    for (let route = waiting.shift(); route; route = waiting.shift()) {
      const { method, path } = route;
      const place = path.replace('/api', '').replaceAll(/:\w+/g, 'x1');
      const options = token === undefined ? {} : { token };
      const { status, body } = await (method === 'GET'
        ? shop.get(place, options)
        : shop.send(method, place, '{}', options));
      answers[`${method} ${path}`] = `${status} ${String(body.code)}`;
    }
  };
  await concurrently(AT_ONCE, ask);
  return answers;
}

const all = (routes: readonly Endpoint[], answer: string) =>
  Object.fromEntries(routes.map(({ method, path }) => [`${method} ${path}`, answer]));

const seconds = (ago: number) => Math.floor(Date.now() / 1000) - ago;
const profileOf = ({ uid }: Person) => db().doc(`users/${uid}`);

/** The token of an administrator whose account changed after the sign-in. */
async function adminWho(happens: (admin: Person) => Promise<unknown>): Promise<string> {
  const admin = await signUp('admin');
  await happens(admin);
  return admin.token;
}

/** Sign-in times have seconds, so a sign-in in the second of the sign-out would still count. */
async function signOutEverywhere({ uid, token }: Person): Promise<void> {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { auth_time: signedInAt } = JSON.parse(payload) as { auth_time: number };
  const end = async () => {
    await auth().revokeRefreshTokens(uid);
    const { tokensValidAfterTime = '' } = await auth().getUser(uid);
    return Date.parse(tokensValidAfterTime) / 1000;
  };
  await expect.poll(end, { timeout: 20_000 }).toBeGreaterThan(signedInAt);
}

const OUTSIDERS: Record<string, () => Promise<string>> = {
  'a customer': async () => (await signUp('customer')).token,
  'a verified business': async () =>
    (await signUp('b2b_buyer', { companyVerification: { state: 'verified' } })).token,
  'a customer whose token says admin': async () =>
    withClaims(await signUp('customer'), { role: 'admin', admin: true, roles: ['admin'] }),
  'a person with the role Admin': () => adminWho((one) => profileOf(one).update({ role: 'Admin' })),
  'a person with a list of roles': () =>
    adminWho((one) => profileOf(one).update({ role: ['admin'] })),
  'an administrator who was demoted': () =>
    adminWho((one) => profileOf(one).update({ role: 'customer' })),
  'an administrator without a profile': () => adminWho((one) => profileOf(one).delete()),
};

const REFUSED: Record<string, () => Promise<string>> = {
  'whose token has expired': async () =>
    withClaims(await signUp('admin'), { iat: seconds(7200), exp: seconds(3600) }),
  'whose token is for another shop': async () =>
    withClaims(await signUp('admin'), { aud: 'another-shop' }),
  'who was signed out everywhere': () => adminWho(signOutEverywhere),
  'whose account is closed to them': () =>
    adminWho(({ uid }) => auth().updateUser(uid, { disabled: true })),
  'whose account is gone': () => adminWho(({ uid }) => auth().deleteUser(uid)),
};

/** Every route refuses at least one of them in `npm test`, and all of them in `npm run test:soak`. */
const SHARES = 5;

describe('every staff route', () => {
  const routes = routesFor('staff');

  test('is listed', () => {
    expect(routes.length).toBeGreaterThan(80);
  });

  test('asks a visitor to sign in', async () => {
    expect(await answersTo(routes, undefined)).toEqual(all(routes, '401 sign_in_needed'));
  });

  test.each(numbered(OUTSIDERS))('refuses %s', async (_who, token, place) => {
    const share = shareOf(routes, SHARES, place);
    expect(await answersTo(share, await token())).toEqual(all(share, '403 forbidden'));
  });

  test('refuses a suspended administrator', async () => {
    const token = await adminWho((one) => profileOf(one).update({ suspended: true }));
    expect(await answersTo(routes, token)).toEqual(all(routes, '403 suspended'));
  });

  test.each(numbered(REFUSED))(
    'refuses the token of an administrator %s',
    async (_who, token, place) => {
      const share = shareOf(routes, SHARES, place);
      expect(await answersTo(share, await token())).toEqual(all(share, '401 sign_in_needed'));
    },
  );
});

describe('every user route', () => {
  const routes = routesFor('person');

  test('asks a visitor to sign in', async () => {
    expect(routes.length).toBeGreaterThan(20);
    expect(await answersTo(routes, undefined)).toEqual(all(routes, '401 sign_in_needed'));
  });

  test('refuses a suspended user', async () => {
    const { token } = await signUp('b2b_buyer', { suspended: true });
    expect(await answersTo(routes, token)).toEqual(all(routes, '403 suspended'));
  });

  test.each(numbered(REFUSED))('refuses the token of a user %s', async (_who, token, place) => {
    const share = shareOf(routes, SHARES, place);
    expect(await answersTo(share, await token())).toEqual(all(share, '401 sign_in_needed'));
  });
});
