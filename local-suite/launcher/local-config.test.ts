import { expect, test } from 'vitest';

import { localVariant } from './local-config.ts';

const live = {
  firestore: { rules: 'firestore.rules' },
  hosting: {
    public: 'web/dist',
    headers: [
      {
        source: '**',
        headers: [
          {
            key: 'Content-Security-Policy',
            value: "default-src 'self'; connect-src 'self'; upgrade-insecure-requests",
          },
          { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
          { key: 'X-Frame-Options', value: 'DENY' },
        ],
      },
    ],
  },
};

const headers = (config: typeof live) =>
  Object.fromEntries(config.hosting.headers[0]!.headers.map(({ key, value }) => [key, value]));

test('lets the local shop connect to the emulators and nothing else', () => {
  const policy = headers(localVariant(live) as typeof live)['Content-Security-Policy'];
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:8080 http://127.0.0.1:9099");
  expect(policy).toMatch(/^default-src 'self';/);
});

test('keeps plain HTTP possible on loopback', () => {
  const local = headers(localVariant(live) as typeof live);
  expect(local['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  expect(local).not.toHaveProperty('Strict-Transport-Security');
  expect(local['X-Frame-Options']).toBe('DENY');
});

test('serves the local build and keeps everything else as deployed', () => {
  const local = localVariant(live) as typeof live;
  expect(local.hosting.public).toBe('web/dist-suite');
  expect(local.firestore).toEqual(live.firestore);
});

test('leaves out extensions, which would be downloaded', () => {
  const withMail = { ...live, extensions: { mail: 'firebase/firestore-send-email@1.0.0' } };
  expect(localVariant(withMail)).not.toHaveProperty('extensions');
});

test('does not change the live configuration', () => {
  const before = structuredClone(live);
  localVariant(live);
  expect(live).toEqual(before);
});
