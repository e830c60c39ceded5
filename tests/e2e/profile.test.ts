import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import type { UserProfile } from '@kargha/domain/people/user-schema';

import { PASSWORD, uniquePhone, newAccount, readProfile } from './accounts.ts';
import { openProfile, profileSection } from './profile-steps.ts';
import { codeSentTo, newVisitorOfServices } from './sign-in-services.ts';

test('saves the name and the address book, with the first address as the default', async () => {
  const { email } = await newAccount();
  const page = await openProfile(email);
  const details = profileSection(page, 'Your details');
  await details.getByLabel('Full name').fill('Vani Rao Iyer');
  await details.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your profile has been updated.').waitFor();

  const book = profileSection(page, 'Address book');
  for (const line1 of ['12 Weaver Lane', '4 Loom Road']) {
    await book.getByRole('button', { name: 'Add address' }).click();
    await book.getByLabel('Name', { exact: true }).fill('Vani Rao Iyer');
    await book.getByLabel('Phone').fill('98765 43210');
    await book.getByLabel('Address line 1').fill(line1);
    await book.getByLabel('Pincode').fill('411030');
    await book.getByLabel('City').fill('Pune');
    await book.getByLabel('State').selectOption('Maharashtra');
    await book.getByRole('button', { name: 'Save' }).click();
    await book.getByText(new RegExp(line1)).first().waitFor();
  }
  await book.getByRole('button', { name: /^Set as default: 4 Loom Road/ }).click();
  await expect
    .poll(async () => (await readProfile({ email }))?.addresses.map(({ line1 }) => line1))
    .toEqual(['4 Loom Road', '12 Weaver Lane']);
  await book.getByRole('button', { name: /^Delete: 12 Weaver Lane/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(async () => (await readProfile({ email }))?.addresses.length).toBe(1);
  expect((await readProfile({ email }))?.fullName).toBe('Vani Rao Iyer');
});

test('saves a new phone number once its code is verified', async () => {
  const { email } = await newAccount();
  const phone = uniquePhone();
  const page = await openProfile(email, newVisitorOfServices);
  const details = profileSection(page, 'Your details');
  await details.getByRole('button', { name: 'Add phone number' }).click();
  await details.getByLabel('New phone number').fill(phone);
  await details.getByRole('button', { name: 'Send OTP' }).click();
  await details.getByLabel('One-time code').fill(await sentCode(phone));
  await details.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('Phone verified!').waitFor();
  const kept: Partial<UserProfile> = { phone, isPhoneVerified: true };
  await expect.poll(() => readProfile({ email })).toMatchObject(kept);
});

test('changes the password only with the current one', async () => {
  const { email } = await newAccount();
  const page = await openProfile(email);
  const security = profileSection(page, 'Sign-in and security');
  const change = async (current: string) => {
    await security.getByLabel('Current password').fill(current);
    await security.getByLabel('New password', { exact: true }).fill('Madder@456');
    await security.getByLabel('Confirm new password').fill('Madder@456');
    await security.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not the password');
  await page.getByText('Incorrect password.').waitFor();
  await change(PASSWORD);
  await page.getByText('Password changed').waitFor();
});

test('a business submits its documents and sees that they are being checked', async () => {
  const { email } = await newAccount('b2b_buyer');
  const page = await openProfile(email);
  const company = profileSection(page, 'Company');
  await company.getByLabel('Company name').fill('Rao Weaves LLP');
  await company.getByLabel('GST number').fill('27AAPFU0939F1ZW');
  await company.getByLabel('Address line 1').fill('4 Mill Road');
  await company.getByLabel('Pincode').fill('682001');
  await company.getByText(/, Kerala$/).waitFor();
  await company.getByRole('button', { name: 'Submit for verification' }).click();
  await company.getByText(/typing mistake/).waitFor();
  await company.getByLabel('GST number').fill('27AAPFU0939F1ZV');
  await company.getByRole('button', { name: 'Submit for verification' }).click();
  await company.getByText(/is not registered in Kerala/).waitFor();
  await company.getByLabel('Pincode').fill('411001');
  await company.getByText('Pune, Maharashtra').waitFor();
  await company.getByLabel(/Registration certificate/).setInputFiles({
    name: 'certificate.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await company.getByRole('button', { name: 'Submit for verification' }).click();
  await company.getByText('In review').waitFor();
  const { documentPath, address } = (await readProfile({ email }))?.companyVerification ?? {};
  expect(documentPath).toMatch(/^companies\//);
  expect(address).toMatchObject({ line1: '4 Mill Road', city: 'Pune', state: 'Maharashtra' });
});

test('a shopper downloads their data and deletes the account', async () => {
  const { email } = await newAccount();
  const page = await openProfile(email);
  const data = profileSection(page, 'Your data');
  const download = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await download).path();
  expect(readFileSync(file, 'utf8')).toContain(email);

  await data.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByText('Please type DELETE').waitFor();
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText('Account deleted').waitFor();
  await expect(readProfile({ email })).rejects.toThrow(/no user record/);
});

async function sentCode(phone: string): Promise<string> {
  await expect.poll(() => codeSentTo(phone).catch(() => '')).not.toBe('');
  return codeSentTo(phone);
}
