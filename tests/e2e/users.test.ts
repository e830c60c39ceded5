import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { signIn } from '../functions/sample-people.ts';
import { shop } from '../functions/shop-client.ts';
import { newAccount, readProfile, setProfile } from './accounts.ts';
import { newShopper } from './shop-browser.ts';

async function openUsers(): Promise<Page> {
  const { email } = await newAccount('admin', { fullName: 'Staff Person' });
  const page = await newShopper({ as: email });
  await page.goto('/users');
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  return page;
}

async function manage(page: Page, email: string): Promise<void> {
  await page.getByLabel('Search users').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: /^Manage/ }).click();
}

async function performAction(page: Page, action: string, reason: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
  const question = page.getByRole('dialog').filter({ has: page.getByLabel('Reason') });
  await question.getByRole('button', { name: action, exact: true }).click();
  await question.getByText('Please give a reason').waitFor();
  await question.getByLabel('Reason').fill(reason);
  if (action === 'Change role') await question.getByLabel('New role').selectOption('B2B Buyer');
  await question.getByRole('button', { name: action, exact: true }).click();
  await question.waitFor({ state: 'detached' });
}

test('changing a role needs a reason and takes effect at the next request', async () => {
  const { email } = await newAccount('customer', { fullName: 'Meera Pillai' });
  const token = await signIn(email);
  const ask = async () => (await shop.get('/account/export', { token })).body;
  expect(JSON.stringify(await ask())).toContain('"role":"customer"');

  const page = await openUsers();
  await manage(page, email);
  await performAction(page, 'Change role', 'Their company was checked by phone');
  await page.getByText('Meera Pillai is now B2B Buyer.').waitFor();
  expect((await readProfile({ email }))?.role).toBe('b2b_buyer');
  // An old token: the server must read the role itself.
  expect(JSON.stringify(await ask())).toContain('"role":"b2b_buyer"');

  const dialog = page.getByRole('dialog');
  await dialog.getByText('Role changed').waitFor();
  await dialog.getByText('Their company was checked by phone').waitFor();
});

test('suspending a user refuses the next request, and lifting it allows sign-in again', async () => {
  const { email } = await newAccount('customer', { fullName: 'Ravi Menon' });
  const token = await signIn(email);
  const page = await openUsers();
  await manage(page, email);
  await performAction(page, 'Suspend', 'Three parcels refused');
  await page.getByText('Ravi Menon is suspended.').waitFor();
  const refused = await shop.get('/account/export', { token });
  // The change ends their sessions.
  expect([refused.status, refused.body.code]).toEqual([401, 'sign_in_needed']);

  await performAction(page, 'Lift suspension', 'They called and paid');
  await page.getByText('Ravi Menon can sign in again.').waitFor();
  const { status } = await shop.get('/account/export', { token: await signIn(email) });
  expect(status).toBe(200);
});

test('approving a company verifies its buyer', async () => {
  const { email, uid } = await newAccount('b2b_buyer', {
    fullName: 'Kiran Shah',
    companyName: 'Shah Exports',
    gstNumber: '27AAPFU0939F1ZV',
  });
  await setProfile(uid, {
    companyVerification: {
      state: 'pending',
      documentPath: '',
      decision: '',
      decidedBy: null,
      submittedAt: new Date(),
      decidedAt: null,
    },
  });
  const page = await openUsers();
  await manage(page, email);
  await performAction(page, 'Approve company', 'Certificate seen');
  await page.getByText('Shah Exports is verified.').waitFor();
  expect((await readProfile({ email }))?.companyVerification?.state).toBe('verified');
  await page.getByText('Verified', { exact: true }).first().waitFor();
});

test('denies the user list to people who are not staff', async () => {
  const { email } = await newAccount('customer');
  const page = await newShopper({ as: email });
  await page.goto('/users');
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
  expect(await page.getByLabel('Search users').count()).toBe(0);
});
