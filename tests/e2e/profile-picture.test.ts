import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { newAccount, readProfile } from './accounts.ts';
import { openProfile, profileSection } from './profile-steps.ts';

const PICTURE = readFileSync(new URL('../../web/public/logo-256.png', import.meta.url));

function widthInMenu(page: Page): Promise<number> {
  return page
    .getByRole('banner')
    .getByRole('button', { name: 'Account' })
    .evaluate((button) => button.querySelector('img')?.naturalWidth ?? 0);
}

test('a shopper uploads a profile picture, sees it in the menu and removes it', async () => {
  const { email } = await newAccount();
  const page = await openProfile(email);
  const details = profileSection(page, 'Your details');
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    details.getByLabel('Profile picture').setInputFiles({ name, mimeType, buffer });

  await choose('me.png', 'image/png', Buffer.from('not a picture at all'));
  const refusal = 'Please choose a JPEG, PNG or WebP picture of up to 2 MB.';
  await details.getByText(refusal).waitFor();
  expect((await readProfile({ email }))?.avatar).toBe('');

  await choose('me.png', 'image/png', PICTURE);
  await page.getByText('Your new picture also appears in the account menu.').waitFor();
  await expect.poll(() => widthInMenu(page)).toBe(320);
  const first = (await readProfile({ email }))?.avatar ?? '';
  expect((await fetch(first)).headers.get('content-type')).toBe('image/webp');
  await page.goto('/about');
  await expect.poll(() => widthInMenu(page)).toBe(320);

  await page.goto('/profile');
  await choose('again.png', 'image/png', PICTURE);
  await expect.poll(async () => (await readProfile({ email }))?.avatar).not.toBe(first);
  await expect.poll(async () => (await fetch(first)).status).not.toBe(200);

  await details.getByRole('button', { name: 'Remove picture' }).click();
  await page.getByText('We show your initials instead.').waitFor();
  expect(await widthInMenu(page)).toBe(0);
  expect((await readProfile({ email }))?.avatar).toBe('');
}, 300_000);
