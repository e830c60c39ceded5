import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { PASSWORD, newAccount } from './accounts.ts';
import { waitUntilSettled } from './axe.ts';
import { fillForm, payButton, pressPay, randomBuyer } from './checkout-steps.ts';
import { profileSection } from './profile-steps.ts';
import {
  newVisitor,
  newVisitorOfServices,
  openAccountMenu,
  openDialog,
} from './sign-in-services.ts';
import { PHONE, type ShopperOptions } from './shop-browser.ts';
import { ordersOf, findAvailableProduct } from './shop-records.ts';

const LOST = /Network error\. Please check your connection/;
const PICTURE = readFileSync(new URL('../../web/public/logo-256.png', import.meta.url));

const newPerson = (options: ShopperOptions = {}) => newVisitor({ ...options, losesNetwork: true });

const loseNetwork = (page: Page) => page.context().setOffline(true);

/** The browser fires `online` only where the machine has a network. */
async function regainNetwork(page: Page): Promise<void> {
  await page.context().setOffline(false);
  // The service worker may learn of it a moment later.
  const isReached = () =>
    fetch('/robots.txt', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
  await page.waitForFunction(isReached);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

async function expectNetworkMessage(page: Page, sentence: RegExp | string = LOST): Promise<void> {
  await page.getByText(sentence).first().waitFor();
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).waitFor();
}

test('shows a network error before the first toast has loaded and keeps the form', async () => {
  const page = await newPerson({ viewport: PHONE });
  await page.goto('/bulk-orders');
  await page.getByRole('contentinfo').getByLabel('Your email').fill('lata@kargha.example');
  await loseNetwork(page);
  await page.getByRole('button', { name: 'Download Catalog' }).click();
  await expectNetworkMessage(page);
  await page.getByRole('heading', { name: 'Bulk orders', level: 1 }).waitFor();
  const email = page.getByRole('contentinfo').getByLabel('Your email');
  expect(await email.inputValue()).toBe('lata@kargha.example');
});

test('opens a dialog once the network is back', async () => {
  const page = await newPerson();
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();
  await loseNetwork(page);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await expectNetworkMessage(page);
  await regainNetwork(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true }).waitFor();
});

test('shows a network error for a page that cannot load, and the page once the network is back', async () => {
  const page = await newPerson();
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();
  await loseNetwork(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expectNetworkMessage(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectNetworkMessage(page);
  await regainNetwork(page);
  await page.getByRole('heading', { name: 'Contact us', level: 1 }).waitFor();
});

test('keeps a form that could not be sent and sends it on the next try', async () => {
  const page = await newPerson();
  await page.goto('/contact');
  // What is typed before the app has started is tested in early-input.
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();
  const fields = {
    'First name': 'Lata',
    'Last name': 'Deshmukh',
    Subject: 'A question about ikat',
    Message: 'Which looms weave it?',
  };
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByLabel('Email').fill('lata@kargha.example');
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text);
  await waitUntilSettled(page);
  await loseNetwork(page);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expectNetworkMessage(page);
  for (const [label, text] of Object.entries(fields)) {
    expect(await form.getByLabel(label).inputValue()).toBe(text);
  }
  await regainNetwork(page);
  await form.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Your reference number').waitFor();
});

test('uploads a picture on the next try', async () => {
  const { email } = await newAccount();
  const page = await newPerson({ as: email });
  await page.goto('/profile');
  const choose = () =>
    profileSection(page, 'Your details')
      .getByLabel('Profile picture')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
  await profileSection(page, 'Your details')
    .getByRole('button', { name: 'Choose picture' })
    .waitFor();
  await waitUntilSettled(page);
  await loseNetwork(page);
  await choose();
  await expectNetworkMessage(page);
  await regainNetwork(page);
  await choose();
  await page.getByText('Your new picture also appears in the account menu.').waitFor();
});

test('keeps the checkout form and creates one order on the next try', async () => {
  const product = await findAvailableProduct(3);
  const buyer = randomBuyer();
  const page = await newPerson({ cart: product });
  await page.goto('/checkout');
  await fillForm(page, buyer);
  await loseNetwork(page);
  await pressPay(page);
  await expectNetworkMessage(page);
  expect(await page.getByLabel('Full name').inputValue()).toBe(buyer.name);
  await regainNetwork(page);
  await pressPay(page);
  await payButton(page).waitFor();
  expect(await ordersOf(buyer.email)).toHaveLength(1);
});

test('goes back and forward without a network', async () => {
  const page = await newPerson();
  await page.goto('/about');
  // Before hydration a link loads a new document, and Back would need the network.
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.waitFor();
  await loseNetwork(page);
  await page.goBack();
  await page.getByRole('heading', { name: 'About us', level: 1 }).waitFor();
  await page.goForward();
  await form.waitFor();
});

test('stays in English when Hindi cannot load and switches on the next try', async () => {
  const page = await newPerson();
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();
  await loseNetwork(page);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expectNetworkMessage(page);
  const languages = page.getByRole('group', { name: 'Language' });
  await languages.getByRole('button', { name: 'English', pressed: true }).waitFor();
  await regainNetwork(page);
  await languages.getByRole('button', { name: 'हिन्दी' }).click();
  await page.getByRole('group', { name: 'भाषा' }).waitFor();
});

test('keeps the email after a failed sign-in by password or Google, and signs in on the next try', async () => {
  const { email } = await newAccount();
  const page = await newVisitorOfServices({ losesNetwork: true });
  await page.goto('/about');
  const dialog = await openDialog(page, 'Login');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await loseNetwork(page);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText(LOST).first().waitFor();
  await dialog.getByRole('button', { name: /Google/ }).click();
  await page.getByText(/Network error\..* try again\./).waitFor();
  expect(await page.getByText('Internal error occurred').count()).toBe(0);
  expect(await dialog.getByLabel('Email').inputValue()).toBe(email);
  await regainNetwork(page);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Account' }).waitFor();
});

test('signs out without a network', async () => {
  const { email } = await newAccount();
  const page = await newPerson({ as: email });
  await page.goto('/about');
  await waitUntilSettled(page);
  await openAccountMenu(page);
  await loseNetwork(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectNetworkMessage(page, /Signed out/);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();
});
