import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { storageKeys } from '../../web/src/lib/browser/storage-keys.ts';
import { newAccount } from './accounts.ts';
import { openProfile, profileSection } from './profile-steps.ts';
import { newShopper } from './shop-browser.ts';
import { findAvailableProduct, type AvailableProduct } from './shop-records.ts';

function collectReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/vitals') reports.push(request.postData() ?? '');
  });
  return reports;
}

async function openProduct(page: Page, { id, title }: AvailableProduct): Promise<void> {
  await page.goto(`/products/${id}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

test('reports nothing about a visit without consent, and its shopping steps with consent', async () => {
  const product = await findAvailableProduct(1);
  const page = await newShopper();
  const reports = collectReports(page);
  await openProduct(page, product);
  await page.goto('/cart');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const box = (checked: boolean) =>
    page.getByRole('checkbox', { name: /Allow anonymous statistics/, checked });
  await box(false).press('Space');
  await box(true).waitFor();
  // What the server rendered is ticked at once; its component keeps the consent.
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, storageKeys.measuring);
  expect(reports).toEqual([]);

  const request = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/vitals') && (request.postData() ?? '').includes('step'),
  );
  await openProduct(page, product);
  expect((await request).postDataJSON()).toEqual({
    consent: true,
    page: '/products/*',
    step: 'viewed',
  });
});

test('the privacy notice is in English and Hindi and names the grievance officer', async () => {
  const page = await newShopper();
  await page.goto('/about');
  // By keyboard: the link still moves while the page hydrates.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).press('Enter');
  await page.getByRole('heading', { name: 'Privacy notice', level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Grievance Officer' }).waitFor();
  const languages = page.getByRole('group', { name: 'Language of this notice' });
  await languages.getByRole('button', { name: 'हिन्दी' }).click();
  await page.getByRole('heading', { name: 'निजता सूचना', level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'आपके अधिकार' }).waitFor();
});

test('giving and withdrawing consent in the profile logs both', async () => {
  const { email } = await newAccount();
  const page = await openProfile(email);
  const consents = profileSection(page, 'Your consents');
  const box = (checked: boolean) =>
    consents.getByRole('checkbox', { name: /new products and offers/, checked });
  await box(false).click();
  await box(true).click();
  await box(false).waitFor();
  await consents.getByText('Consent history').click();
  const rows = consents.getByRole('listitem');
  await rows.nth(1).waitFor();
  expect(await rows.count()).toBe(2);
  expect(await rows.first().textContent()).toMatch(
    /^Withdrawn: .*in your profile, privacy notice of/,
  );
});
