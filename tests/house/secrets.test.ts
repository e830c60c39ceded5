import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { DEMO_CREDENTIALS } from '../../local-suite/razorpay/demo-credentials.ts';

/** What a secret looks like; none may stand in the repository or in what browsers load. */
const SECRETS: Record<string, RegExp> = {
  'a private key':
    /-----BEGIN (?:RSA |EC |OPENSSH |ENCRYPTED )?PRIVATE KEY-----\s+[A-Za-z0-9+/]{20}/,
  'a live key of the gateway': /rzp_live_[A-Za-z0-9]{14}/,
  'a key of Google': /AIza[0-9A-Za-z_-]{35}/,
  'a service account': /"type":\s*"service_account"/,
  'a token of GitHub': /gh[pousr]_[A-Za-z0-9]{36}/,
  'a token of npm': /npm_[A-Za-z0-9]{36}/,
  'a key of AWS': /AKIA[0-9A-Z]{16}/,
  'a token of Slack': /xox[abprs]-[0-9A-Za-z-]{20}/,
};

const LARGEST = 2_000_000;

function found(path: string): string[] {
  if (!existsSync(path) || statSync(path).size > LARGEST) return [];
  const text = readFileSync(path, 'utf8');
  return Object.entries(SECRETS).flatMap(([name, pattern]) =>
    pattern.test(text) ? [`${path}: ${name}`] : [],
  );
}

test('no file of the repository holds a secret', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1e8 });
  const texts = files
    .split('\0')
    .filter((path) => path !== '' && !path.startsWith('emulator-data/'));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.flatMap(found)).toEqual([]);
});

test('secrets have a place that git does not keep', () => {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n');
  expect(ignored).toContain('functions/.secret.local');
});

const built = ['web/dist', 'web/dist-suite'].filter((folder) => existsSync(folder));

test.runIf(built.length > 0)('what browsers load knows no secret, not even of the sandbox', () => {
  const files = built.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|html|css|json|map)$/.test(name))
      .map((name) => join(folder, name)),
  );
  const { keySecret, webhookSecret, giftCardKey } = DEMO_CREDENTIALS;
  const ours = [keySecret, webhookSecret, giftCardKey, 'RAZORPAY_KEY_SECRET', 'GIFT_CARD_KEY'];
  const told = files.filter((path) => {
    const text = readFileSync(path, 'utf8');
    return ours.some((secret) => text.includes(secret));
  });
  expect([...files.flatMap(found), ...told]).toEqual([]);
});
