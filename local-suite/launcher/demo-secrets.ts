import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { DEMO_CREDENTIALS } from '../razorpay/demo-credentials.ts';

/**
 * The Functions emulator reads secrets from this file, which git ignores. A developer's own file
 * (say with Razorpay test-mode keys) keeps what it says; only missing secrets are added.
 */
export function ensureDemoSecrets(projectRoot: string): void {
  const file = join(projectRoot, 'functions', '.secret.local');
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const missing = Object.entries(demoSecrets()).filter(([name]) => !isSetIn(known, name));
  if (missing.length === 0) return;
  const lines = missing.map(([name, secret]) => `${name}=${secret}\n`).join('');
  const start = known === '' || known.endsWith('\n') ? known : `${known}\n`;
  writeFileSync(file, start + lines);
}

function demoSecrets(): Record<string, string> {
  const { keySecret, webhookSecret, giftCardKey } = DEMO_CREDENTIALS;
  return {
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
    GIFT_CARD_KEY: giftCardKey,
  };
}

function isSetIn(known: string, name: string): boolean {
  return known.split('\n').some((line) => line.startsWith(`${name}=`));
}
