import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { formatPhone } from '@kargha/domain/india/phone-number';

import { uniqueEmail, uniquePhone, newAccount, PASSWORD, readProfile } from './accounts.ts';
import { openProfile, profileSection } from './profile-steps.ts';
import {
  chooseAccount,
  codeSentTo,
  mailedLink,
  newVisitorOfServices,
  openDialog,
} from './sign-in-services.ts';

test.each(['Google', 'Facebook'])('links and unlinks %s', async (service) => {
  const { email } = await newAccount();
  const page = await openProfile(email, newVisitorOfServices);
  const methods = profileSection(page, 'Sign-in and security');
  const unlink = methods.getByRole('button', { name: `Disconnect ${service}` });
  expect(await unlink.count()).toBe(0);

  const popup = page.waitForEvent('popup');
  await methods.getByRole('button', { name: `Connect ${service}`, exact: true }).click();
  await chooseAccount(await popup, email);
  await page.getByText(`${service} is now connected to your account.`).waitFor();
  await unlink.click();
  await page.getByText(`${service} is no longer connected to your account.`).waitFor();
  await methods.getByRole('button', { name: `Connect ${service}`, exact: true }).waitFor();
  await methods.getByText('You need at least one sign-in method.').waitFor();
});

test('a phone-only user deletes the account with a code sent to the phone', async () => {
  const phone = uniquePhone();
  const page = await profileByPhone(phone);
  await profileSection(page, 'Your data')
    .getByRole('button', { name: 'Delete my account' })
    .click();
  const closing = page.getByRole('dialog');
  const press = () => closing.getByRole('button', { name: 'Delete my account' }).click();
  await closing.getByLabel('Type DELETE to confirm').fill('DELETE');
  await press();
  await closing.getByText('Please request a code first.').waitFor();
  await closing.getByRole('button', { name: 'Send OTP' }).click();
  const code = await sentCode(phone);
  await closing.getByLabel('One-time code').fill(code === '000000' ? '111111' : '000000');
  await press();
  await page.getByText('Invalid verification code. Please try again.').waitFor();
  expect((await readProfile({ phone }))?.role).toBe('customer');

  await closing.getByLabel('One-time code').fill(code);
  await press();
  await page.getByText('Account deleted').waitFor();
  await expect(readProfile({ phone })).rejects.toThrow(/no user record/);
});

test('a phone-only user adds an email, verifies it and signs in with it', async () => {
  const phone = uniquePhone();
  const email = uniqueEmail();
  const page = await profileByPhone(phone);
  const details = profileSection(page, 'Your details');
  await details.getByText('No email address').waitFor();
  await profileSection(page, 'Your consents').getByRole('checkbox').first().waitFor();
  await details.getByRole('button', { name: 'Add email' }).click();
  const form = details.getByRole('form', { name: 'Add email' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Add email' }).click();
  await page.getByText('Verification email sent!').waitFor();
  await details.getByText(email).waitFor();
  expect(await readProfile({ phone })).toMatchObject({ email, isEmailVerified: false });

  await fetch(await mailedLink(email, 'VERIFY_EMAIL'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => readProfile({ phone })).toMatchObject({ email, isEmailVerified: true });
  const elsewhere = await openProfile(email);
  await profileSection(elsewhere, 'Your details').getByText(formatPhone(phone)).waitFor();
});

async function profileByPhone(phone: string): Promise<Page> {
  const page = await newVisitorOfServices();
  await page.goto('/about');
  const dialog = await openDialog(page, 'Login');
  await dialog.getByRole('button', { name: 'Continue with Phone' }).click();
  await dialog.getByLabel('Phone').fill(phone);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await dialog.getByLabel('One-time code').fill(await sentCode(phone));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/profile');
  return page;
}

async function sentCode(phone: string): Promise<string> {
  await expect.poll(() => codeSentTo(phone).catch(() => '')).not.toBe('');
  return codeSentTo(phone);
}
