import { createHmac, generateKeyPairSync, sign } from 'node:crypto';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { identify } from './identity.ts';

beforeAll(() => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  vi.stubEnv('GCLOUD_PROJECT', 'demo-kargha');
});
afterAll(() => vi.unstubAllEnvs());

const NOW = Math.floor(Date.now() / 1000);
const CLAIMS = {
  iss: 'https://securetoken.google.com/demo-kargha',
  aud: 'demo-kargha',
  sub: 'boss',
  user_id: 'boss',
  role: 'admin',
  iat: NOW,
  auth_time: NOW,
  exp: NOW + 3600,
};
const part = (fields: object) => Buffer.from(JSON.stringify(fields)).toString('base64url');
const unsigned = (header: object) => `${part(header)}.${part(CLAIMS)}`;
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

function signedBySecret(header: object): string {
  const text = unsigned(header);
  const secret = publicKey.export({ type: 'spki', format: 'pem' });
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

function signedByKey(header: object): string {
  const text = unsigned(header);
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

test.each([
  ['no one', `${unsigned({ alg: 'none', typ: 'JWT' })}.`],
  ['no one, with another spelling', `${unsigned({ alg: 'NONE', typ: 'JWT' })}.`],
  ['no one, though it names a key', `${unsigned({ alg: 'none', kid: 'k1' })}.`],
  ['no one, with letters for a signature', `${unsigned({ alg: 'RS256' })}.c2lnbmVk`],
  ['a shared secret', signedBySecret({ alg: 'HS256', typ: 'JWT' })],
  ['a shared secret with the name of a key', signedBySecret({ alg: 'HS256', kid: 'k1' })],
  ['a key without a name', signedByKey({ alg: 'RS256', typ: 'JWT' })],
  [
    'a key that comes with it',
    signedByKey({ alg: 'RS256', jwk: publicKey.export({ format: 'jwk' }) }),
  ],
])('rejects a token signed by %s in the cloud', async (_who, token) => {
  expect(await identify(token)).toBeNull();
});

test.each(['', 'owner', 'null', '..', 'a.b', 'a.b.c', `${'x'.repeat(9000)}.y.z`])(
  '%j is no token',
  async (token) => {
    expect(await identify(token)).toBeNull();
  },
);
