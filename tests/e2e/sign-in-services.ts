import { readFileSync } from 'node:fs';

import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

import { newShopper, type ShopperOptions } from './shop-browser.ts';

const AUTH = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099'}`;
const FRAMES = readFileSync(new URL('google-frames.js', import.meta.url), 'utf8');
const HOSTS = ['apis.google.com', 'unpkg.com', 'fonts.googleapis.com'];

/** The sign-in service refuses a wrong password or code; the shop refuses the sixth attempt. */
const REFUSING = /\/accounts:signIn|\/api\/account\/sign-in-/;

/** Someone who may sign in by email. */
export function newVisitor(options: ShopperOptions = {}): Promise<Page> {
  return newShopper({ refusing: REFUSING, ...options });
}

/** Someone who may sign in by Google, Facebook or phone, too. Answering their hosts makes every request slower. */
export async function newVisitorOfServices(options: ShopperOptions = {}): Promise<Page> {
  const page = await newVisitor({ answeredHosts: HOSTS, ...options });
  await answerServices(page.context());
  return page;
}

export async function openDialog(page: Page, button: 'Login' | 'Sign Up'): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await pressUntil(page.getByRole('banner').getByRole('button', { name: button }), dialog);
  return dialog;
}

export async function openAccountMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Account' });
  await pressUntil(menu, page.getByRole('button', { name: 'Account', expanded: true }));
}

async function pressUntil(button: Locator, outcome: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        if (!(await outcome.isVisible())) await button.click();
        return outcome.waitFor({ timeout: 1_000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 20_000 },
    )
    .toBe(true);
}

export async function chooseAccount(popup: Page, email: string): Promise<void> {
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#sign-in').click();
}

export async function codeSentTo(phone: string): Promise<string> {
  const { verificationCodes } = await read<{ phoneNumber: string; code: string }>(
    'verificationCodes',
  );
  const sent = verificationCodes?.findLast(({ phoneNumber }) => phoneNumber === phone);
  if (!sent) throw new Error(`No code was sent to ${phone}.`);
  return sent.code;
}

export async function mailedLink(
  email: string,
  purpose: 'PASSWORD_RESET' | 'VERIFY_EMAIL',
): Promise<string> {
  const { oobCodes } = await read<{ email: string; requestType: string; oobLink: string }>(
    'oobCodes',
  );
  const sent = oobCodes?.findLast((mail) => mail.email === email && mail.requestType === purpose);
  if (!sent) throw new Error(`No mail for ${purpose} was sent to ${email}.`);
  return sent.oobLink;
}

async function read<Entry>(list: string): Promise<Partial<Record<string, Entry[]>>> {
  const response = await fetch(`${AUTH}/emulator/v1/projects/demo-kargha/${list}`);
  return (await response.json()) as Record<string, Entry[]>;
}

async function answerServices(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: FRAMES }),
  );
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) =>
    route.fulfill({
      contentType: route.request().url().endsWith('.js') ? 'text/javascript' : 'text/css',
      body: '',
    }),
  );
  // The emulator has no reCAPTCHA Enterprise; the SDK continues after its error.
  await context.route('**/v2/recaptchaConfig**', (route) => route.fulfill({ json: {} }));
}
