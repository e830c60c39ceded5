import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { DEMO_CREDENTIALS } from '../../local-suite/razorpay/demo-credentials.ts';
import { findSecrets } from '../repository/secret-patterns.ts';

/** The production build and the suite's build. */
const BUILT = ['web/dist', 'web/dist-suite'];

test("keeps every secret, even the sandbox's, out of the browser builds", () => {
  const built = BUILT.filter((folder) => existsSync(folder));
  expect(built).toContain('web/dist-suite');
  const files = built.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|html|css|json|map)$/.test(name))
      .map((name) => join(folder, name)),
  );
  const { keySecret, webhookSecret, giftCardKey } = DEMO_CREDENTIALS;
  const ownSecrets = [
    keySecret,
    webhookSecret,
    giftCardKey,
    'RAZORPAY_KEY_SECRET',
    'GIFT_CARD_KEY',
  ];
  const leaked = files.filter((path) => {
    const text = readFileSync(path, 'utf8');
    return ownSecrets.some((secret) => text.includes(secret));
  });
  expect([...files.flatMap(findSecrets), ...leaked]).toEqual([]);
});
