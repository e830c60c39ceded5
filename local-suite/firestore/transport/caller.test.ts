import { expect, test } from 'vitest';

import { callerOf } from './caller.ts';

const segment = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (claims: unknown, signature = '') =>
  `Bearer ${segment({ alg: 'none', typ: 'JWT' })}.${segment(claims)}.${signature}`;

test('is a guest without a header', () => {
  expect(callerOf(undefined)).toEqual({ kind: 'guest' });
});

test.each(['Bearer owner', 'bearer OWNER', 'Bearer ya29.a0AfH6SMBx'])(
  '%s is the Admin SDK',
  (header) => {
    expect(callerOf(header)).toEqual({ kind: 'admin' });
  },
);

test('trusts a token without checking its signature and dates', () => {
  const claims = { sub: 'asha', role: 'weaver', exp: 1 };
  const asha = { kind: 'person', uid: 'asha', token: claims };
  expect(callerOf(jwt(claims))).toEqual(asha);
  expect(callerOf(jwt(claims, 'c2lnbmF0dXJl'))).toEqual(asha);
});

test('prefers user_id to sub', () => {
  expect(callerOf(jwt({ sub: 'a', user_id: 'b' }))).toMatchObject({ uid: 'b' });
});

test.each([
  'Bearer nonsense',
  'Bearer a.b',
  'Bearer a.b.c',
  'Basic b3duZXI=',
  'owner',
  'Bearer ',
  jwt(['sub']),
  jwt({ name: 'no uid' }),
  `${jwt({ sub: 'asha' })}.more`,
])('rejects %s', (header) => {
  expect(() => callerOf(header)).toThrow('invalid jwt');
});
