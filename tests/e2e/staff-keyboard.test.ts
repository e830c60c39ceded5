import { expect, test } from 'vitest';

import { signedInStaff } from './order-steps.ts';

test('staff find an order and open its note dialog without a mouse', async () => {
  const { page } = await signedInStaff();
  const { keyboard } = page;
  await page.goto('/admin/orders');
  const rows = page.getByRole('main').getByRole('rowheader');
  await rows.first().waitFor();

  await keyboard.press('/');
  const search = page.getByLabel('Search orders');
  await keyboard.type('ritika');
  expect(await search.inputValue()).toBe('ritika');
  await page.waitForURL(({ searchParams }) => searchParams.get('search') === 'ritika');
  await page.getByRole('row').filter({ hasText: 'Ritika Banerjee' }).first().waitFor();

  const link = rows.first().getByRole('link');
  await link.focus();
  await keyboard.press('Enter');
  const note = page.getByRole('button', { name: 'Add note' });
  await note.waitFor();
  await note.focus();
  await keyboard.press('Enter');
  const field = page.getByRole('dialog').getByLabel('Note (only staff can see it)');
  await field.waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  await keyboard.type('Rang back by keys.');
  await keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Add note');
});
