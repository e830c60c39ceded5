import { expect, test } from 'vitest';

import { signedInStaff } from './order-steps.ts';

test('Back and Sign out ask before unsaved changes are lost', async () => {
  const { page } = await signedInStaff();
  await page.goto('/admin/discounts');
  await page.getByRole('link', { name: 'Create discount' }).click();
  const code = page.getByLabel('Discount code');
  await code.fill('UNSAVED');
  const stepBack = () => page.evaluate(() => window.history.back());
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });

  await stepBack();
  await question.getByRole('button', { name: 'Stay on page' }).click();
  await question.waitFor({ state: 'detached' });
  await page.waitForURL('**/admin/discounts/new');
  expect(await code.inputValue()).toBe('UNSAVED');

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Stay on page' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await code.inputValue()).toBe('UNSAVED');

  await stepBack();
  await question.getByRole('button', { name: 'Leave page', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/admin/discounts');
  await page.getByRole('heading', { level: 1, name: 'Discounts' }).waitFor();
});
