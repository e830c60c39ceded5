import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { DEMO_CREDENTIALS } from '../razorpay/demo-credentials.ts';
import { AGGREGATOR_CREDENTIALS } from '../courier-aggregator/aggregator-calls.ts';
import { PORTAL_CREDENTIALS } from '../tax-portal/portal-calls.ts';

/**
 * Adds missing secrets to the file that the Functions emulator reads. Git ignores it, and values that are already
 * there (such as Razorpay test keys) stay.
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
    SMTP_PASSWORD: 'not-asked-for',
    TAX_PORTAL_CLIENT_SECRET: PORTAL_CREDENTIALS.clientSecret,
    TAX_PORTAL_PASSWORD: PORTAL_CREDENTIALS.password,
    COURIER_PASSWORD: AGGREGATOR_CREDENTIALS.password,
    COURIER_WEBHOOK_TOKEN: AGGREGATOR_CREDENTIALS.webhookToken,
  };
}

function isSetIn(known: string, name: string): boolean {
  return known.split('\n').some((line) => line.startsWith(`${name}=`));
}
