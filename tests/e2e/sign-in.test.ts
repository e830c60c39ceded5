import { expect, test } from 'vitest';

import { PASSWORD, uniqueEmail, uniquePhone, newAccount, readProfile } from './accounts.ts';
import { PHONE } from './shop-browser.ts';
import {
  chooseAccount,
  codeSentTo,
  mailedLink,
  newVisitor,
  newVisitorOfServices,
  openAccountMenu,
  openDialog,
} from './sign-in-services.ts';

test('signs in by email and shows the name in the menu', async () => {
  const { email } = await newAccount();
  const page = await newVisitor();
  await page.goto('/about');
  const dialog = await openDialog(page, 'Login');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await openAccountMenu(page);
  await page.getByText('Vani Rao', { exact: true }).waitFor();
  await page.getByText('Customer', { exact: true }).waitFor();
});

test.each(['Google', 'Facebook'])(
  'signs up with %s and signs in with it again',
  async (service) => {
    const email = uniqueEmail();
    const page = await newVisitorOfServices();
    await page.goto('/about');

    const dialog = await openDialog(page, 'Login');
    const popup = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: `Continue with ${service}` }).click();
    await chooseAccount(await popup, email);
    await page.getByRole('heading', { name: 'Account Created Successfully!' }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await readProfile({ email })).toMatchObject({
      role: 'customer',
      isNewUser: true,
      email,
    });

    await openAccountMenu(page);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByText('Signed out').waitFor();
    await openDialog(page, 'Login');
    const again = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: `Continue with ${service}` }).click();
    await (await again).getByText(email).click();
    await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor();
  },
);

test('closing the pop-up shows no error and allows another try', async () => {
  const page = await newVisitorOfServices({ changesClock: true });
  await page.clock.install();
  await page.goto('/about');
  const dialog = await openDialog(page, 'Login');
  const popup = page.waitForEvent('popup');
  const google = dialog.getByRole('button', { name: 'Continue with Google' });
  await google.click();
  await (await popup).close();
  // Firebase notices the closed window ten seconds later; the button has another name until then.
  const isBack = async () => {
    await page.clock.runFor(2_000);
    return google.isVisible();
  };
  await expect.poll(isBack, { timeout: 60_000 }).toBe(true);
  expect(await google.isEnabled()).toBe(true);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('signs up by phone with the code that was sent', async () => {
  const phone = uniquePhone();
  const page = await newVisitorOfServices({ viewport: PHONE });
  await page.goto('/about');
  await openAccountMenu(page);
  await openDialog(page, 'Login');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue with Phone' }).click();
  await dialog.getByLabel('Phone').fill(phone);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByText('OTP Sent!').waitFor();
  expect(await dialog.getByRole('button', { name: /Resend OTP in \d+ s/ }).isDisabled()).toBe(true);

  const code = await codeSentTo(phone);
  const field = dialog.getByLabel('One-time code');
  await field.fill('12');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('Invalid OTP').waitFor();
  await field.fill(code === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('Verification Failed').waitFor();
  await field.fill(code);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('heading', { name: 'Phone Verified!' }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await readProfile({ phone })).toMatchObject({
    role: 'customer',
    phone,
    isPhoneVerified: true,
    isNewUser: true,
  });
});

test('a business signs up and its company waits for verification', async () => {
  const email = uniqueEmail();
  const page = await newVisitor();
  await page.goto('/about');
  const dialog = await openDialog(page, 'Sign Up');
  await dialog.getByText('Business (B2B)').click();
  await dialog.getByLabel('Full name').fill('Vani Rao');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password').fill(PASSWORD);
  await dialog.getByLabel('Company name').fill('Rao Weaves LLP');
  await dialog.getByLabel('GST number').fill('27aapfu0939f1zv');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Account Created Successfully!' }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await readProfile({ email })).toMatchObject({
    role: 'b2b_buyer',
    companyName: 'Rao Weaves LLP',
    gstNumber: '27AAPFU0939F1ZV',
    companyVerification: { state: 'pending' },
  });
});

test('resets a forgotten password with the emailed link', async () => {
  const { email } = await newAccount();
  const page = await newVisitor();
  await page.goto('/about');
  const dialog = await openDialog(page, 'Login');
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByText('Reset Link Sent!').waitFor();

  const answer = await fetch(
    `${await mailedLink(email, 'PASSWORD_RESET')}&newPassword=Madder%40456`,
  );
  expect(answer.status).toBe(200);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('Madder@456');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor();
});

test('signs out an account without a profile and says why', async () => {
  const { email } = await newAccount('customer', null);
  const page = await newVisitor();
  await page.goto('/auth');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('User profile not found. Please contact administrator.').waitFor();
  expect(await page.getByRole('button', { name: 'Login' }).isVisible()).toBe(true);
});
