import { expect, test } from 'vitest';

import { totpCode, totpStep } from '../../functions/src/platform/totp.ts';
import { newAccount, PASSWORD } from './accounts.ts';
import { newShopper } from './shop-browser.ts';

const codeOf = (secret: string, drift = 0) => totpCode(secret, totpStep(new Date()) + drift);

test('staff set up an authenticator app, and the next sign-in asks for its code', async () => {
  const { email } = await newAccount('admin', { fullName: 'Staff Person' });
  const page = await newShopper({ as: email });
  await page.goto('/admin/profile');
  const section = page.getByRole('region', { name: 'Second factor' });
  await section.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const secret = (await section.locator('code').first().innerText()).replaceAll(' ', '');
  await section.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  await section.getByLabel('Code that the app shows').fill(codeOf(secret));
  await section.getByRole('button', { name: 'Confirm' }).click();
  const recoveryCode = await section.locator('li code').first().innerText();
  await section.getByRole('button', { name: 'I have saved them' }).click();
  await section.getByText('10 unused recovery codes').waitFor();

  const next = await newShopper();
  await next.goto('/admin/orders');
  await next.getByLabel('Email').fill(email);
  await next.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await next.getByRole('button', { name: 'Sign In' }).click();
  await next.getByRole('heading', { name: 'Enter your code' }).waitFor();
  expect(await next.getByRole('navigation').count()).toBe(0);
  // The same code counts once; the next one is accepted early.
  await next.getByLabel('Code').fill(codeOf(secret, 1));
  await next.getByRole('button', { name: 'Continue' }).click();
  await next.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();

  const phoneLost = await newShopper();
  await phoneLost.goto('/admin/orders');
  await phoneLost.getByLabel('Email').fill(email);
  await phoneLost.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phoneLost.getByRole('button', { name: 'Sign In' }).click();
  await phoneLost.getByLabel('Code').fill(recoveryCode);
  await phoneLost.getByRole('button', { name: 'Continue' }).click();
  await phoneLost.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
});

test('a browser that is signed out from another one loses access', async () => {
  const { email } = await newAccount('admin', { fullName: 'Staff Person' });
  const here = await newShopper({ as: email });
  await here.goto('/admin/profile');
  // Its open list of orders may be refused before the page is left, or its profile when it comes back.
  const other = await newShopper({ refusing: /\/api\/|documents:batchGet/ });
  await other.goto('/admin/orders');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await other.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  await here.reload();
  const browsers = here.getByRole('region', { name: 'Where you are signed in' });
  await browsers.getByRole('button', { name: /^Sign out Chrome on/ }).click();
  await here
    .getByText(/is signed out\.$/)
    .first()
    .waitFor();
  await other.reload();
  await other.getByLabel('Email').waitFor();
});
