import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';

import { PASSWORD, clearSignInLocks, newAccount, setProfile } from './accounts.ts';
import { newVisitor, openDialog } from './sign-in-services.ts';

const MINUTE = 60_000;

afterEach(clearSignInLocks);

async function signIn(page: Page, email: string, password = PASSWORD) {
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

test('five wrong passwords lock sign-in for 15 minutes, even after clearing the browser', async () => {
  const { email } = await newAccount();
  const page = await newVisitor({ changesClock: true });
  await page.clock.install();
  await page.goto('/auth');
  for (const left of [4, 3, 2, 1]) {
    await signIn(page, email, 'not the password');
    await page.getByText(`Invalid credentials. ${left} attempts remaining.`).first().waitFor();
  }
  await signIn(page, email, 'not the password');
  await page.getByText('Account Temporarily Locked').waitFor();
  await page.getByText('Sign-in is locked. Try again in 15 minutes.').waitFor();
  await signIn(page, email);
  await page.getByText('Please wait before trying again.').waitFor();

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await signIn(page, email);
  await page.getByText(/Sign-in is locked\. Try again in 1[45] minutes\./).waitFor();

  await clearSignInLocks();
  await page.clock.fastForward(15 * MINUTE);
  await expect.poll(() => page.getByText(/Sign-in is locked/).count()).toBe(0);
  await signIn(page, email);
  await page.getByText('Welcome back!').waitFor();
});

test('warns after 25 idle minutes, and staying counts in every tab', async () => {
  const { email } = await newAccount();
  // A new account's lists may still be saving when the clock jumps.
  const page = await newVisitor({ as: email, refusing: /documents:commit/, changesClock: true });
  await page.clock.install();
  await page.goto('/about');
  const other = await page.context().newPage();
  await other.goto('/contact');
  // The warning needs a known user.
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Account' }).waitFor();

  await page.clock.fastForward(25 * MINUTE + 2_000);
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await warning.getByText(/You will be signed out in [34]:\d\d\./).waitFor();
  await warning.getByRole('button', { name: 'Stay Logged In' }).click();
  await warning.waitFor({ state: 'detached' });
  await other.getByRole('dialog').waitFor({ state: 'detached' });

  await page.clock.fastForward(25 * MINUTE + 2_000);
  await warning.getByRole('button', { name: 'Logout Now' }).click();
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await other.getByRole('button', { name: 'Login' }).waitFor();
});

test('signs out after hours of sleep and clears private data', async () => {
  const { email } = await newAccount();
  // A new account's lists may still be saving when the clock jumps.
  const page = await newVisitor({ as: email, refusing: /documents:commit/, changesClock: true });
  await page.clock.install();
  await page.goto('/about');
  await page.getByRole('button', { name: 'Account' }).waitFor();
  // What watches for activity loads after the first view.
  await page.waitForFunction(() => localStorage.getItem('kargha.last-activity') !== null);
  await page.evaluate(() => localStorage.setItem('kargha.last-order', '{"orderId":"o1"}'));

  await page.clock.fastForward(6 * 60 * MINUTE);
  await page.mouse.move(200, 200);
  await page.getByText('You were signed out after 30 minutes without activity.').waitFor();
  await page.getByRole('button', { name: 'Login' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('kargha.last-order'))).toBeNull();
});

test('keeps a customer out of the back office and offers another account', async () => {
  const { email } = await newAccount();
  const page = await newVisitor();
  await page.goto('/admin/login');
  await signIn(page, email);
  await page
    .getByText('Access denied. Current role: customer. Admin privileges required.')
    .waitFor();

  await page.goto('/auth');
  await signIn(page, email);
  await page.getByRole('button', { name: 'Account' }).waitFor();
  for (const address of ['/admin', '/admin/orders', '/admin/products/inventory', '/users']) {
    await page.goto(address);
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
  }
  expect(await page.getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/');
  await page.getByRole('button', { name: 'Try a different account' }).click();
  await page.waitForURL('**/admin/login');
});

test('an account page asks for sign-in and opens afterwards', async () => {
  const { email } = await newAccount();
  const page = await newVisitor();
  await page.goto('/profile');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
});

test('a removed role ends at the next request', async () => {
  const { uid, email } = await newAccount('admin');
  // What the frame shows may be read again, too.
  const page = await newVisitor({ refusing: /\/api\// });
  await page.goto('/users');
  await page.waitForURL('**/admin/login');
  await signIn(page, email);
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
  await page.getByRole('row').nth(1).waitFor();

  await setProfile(uid, { role: 'customer' });
  await page.getByLabel('Role').selectOption('b2b_buyer');
  await page.getByText('Your account is not allowed to do this.').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
});

test('closing the sign-in dialog clears it', async () => {
  const page = await newVisitor();
  await page.goto('/about');
  const dialog = await openDialog(page, 'Login');
  await dialog.getByLabel('Email').fill('vani@kargha.example');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await openDialog(page, 'Login');
  expect(await dialog.getByLabel('Email').inputValue()).toBe('');
});
