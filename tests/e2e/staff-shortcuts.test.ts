import { expect, test } from 'vitest';

import { createOrder, signedInStaff } from './order-steps.ts';
import { PHONE } from './shop-browser.ts';

test('shortcuts open a page and an order by its number', async () => {
  const { orderNumber } = await createOrder({ pieces: [1] });
  const { page } = await signedInStaff();
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await page.waitForURL('**/admin/orders');
  await page.getByRole('heading', { level: 1 }).first().waitFor();

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type(orderNumber);
  await page.getByRole('option', { name: orderNumber }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/orders\/[0-9a-f]{32}$/);
  await page.getByRole('heading', { name: orderNumber }).first().waitFor();

  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Orders').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('on a phone the navigation is a drawer that closes after a choice', async () => {
  const { page } = await signedInStaff({ viewport: PHONE });
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const places = page.getByRole('dialog').getByRole('navigation', { name: 'Admin' });
  await places.getByRole('link', { name: 'Inventory' }).click();
  await page.waitForURL('**/admin/products/inventory');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
});

test('fourteen orders and the whole navigation fit into a window of 900 px', async () => {
  const { page } = await signedInStaff({ viewport: { width: 1280, height: 900 } });
  await page.goto('/admin/orders');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await rows.first().waitFor();
  const boxes = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect()).map(({ top, height }) => ({ top, height })),
  );
  const top = Math.min(...boxes.map((box) => box.top));
  // Names and email addresses of other journeys are longer than a line.
  const usualHeight = Math.min(...boxes.map(({ height }) => height));
  expect((900 - top) / usualHeight).toBeGreaterThanOrEqual(14);
  const places = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  const ends = await places.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().bottom),
  );
  expect(ends.length).toBeGreaterThan(10);
  expect(Math.max(...ends)).toBeLessThanOrEqual(900);
});
