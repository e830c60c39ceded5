import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { scrollDownTo } from './scroll-down-to.ts';
import { newShopper, PHONE } from './shop-browser.ts';

function animationState(page: Page): Promise<string> {
  const column = page.locator('[data-moving="true"]').first();
  return column.evaluate((frame) => {
    const { animationName, animationPlayState } = getComputedStyle(frame);
    return animationName === 'none' ? 'still' : animationPlayState;
  });
}

test.each(['/', '/products'])('%s needs two font files', async (path) => {
  const page = await newShopper();
  const files: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'font') files.push(asked.url());
  });
  await page.goto(path);
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const names = files
    .filter((url) => !url.startsWith('data:'))
    .map((url) => url.replace(/^.*\/|-[\w-]{8}\.woff2$/g, ''));
  expect(names.toSorted()).toEqual(['sans-latin', 'serif-latin']);
});

test('the hero’s two columns scroll and pause on hover and focus', async () => {
  const page = await newShopper({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const columns = page.locator('[data-moving="true"]');
  await columns.nth(1).waitFor();
  expect(await columns.count()).toBe(2);
  await page.mouse.move(5, 5);
  await expect.poll(() => animationState(page)).toBe('running');

  // It moves all the time, so a normal hover would never start.
  await columns.first().hover({ force: true });
  await expect.poll(() => animationState(page)).toBe('paused');
  await page.mouse.move(5, 5);
  await expect.poll(() => animationState(page)).toBe('running');
  await columns.first().getByRole('link').first().focus();
  await expect.poll(() => animationState(page)).toBe('paused');
});

test('the hero does not move with reduced motion', async () => {
  const page = await newShopper({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('[data-moving="true"]').first().waitFor();
  expect(await animationState(page)).toBe('still');
});

test('the business hint shows on hover on a desktop and always on a phone', async () => {
  const page = await newShopper();
  await page.goto('/');
  const hint = page.getByText(/sign up as B2B/i);
  const opacity = () => hint.evaluate((words) => getComputedStyle(words).opacity);
  await page.mouse.move(5, 5);
  await expect.poll(opacity).toBe('0');
  await page.getByRole('main').getByRole('link', { name: 'Bulk orders' }).first().hover();
  await expect.poll(opacity).toBe('1');

  const phone = await newShopper({ viewport: PHONE, hasTouch: true });
  await phone.goto('/');
  const shown = phone.getByText(/sign up as B2B/i);
  expect(await shown.evaluate((words) => getComputedStyle(words).opacity)).toBe('1');
});

test.each([
  ['phone', PHONE, 296],
  ['desktop', { width: 1280, height: 800 }, 320],
] as const)(
  'on a %s the saree carousel moves one card per press, both ways',
  async (_, viewport, step) => {
    const page = await newShopper({ viewport });
    await page.goto('/');
    const row = page.getByRole('list', { name: 'Sarees, scroll sideways' });
    // The lists take their place with the first products, and what is passed before does not come near any more.
    await page.getByRole('group', { name: 'Products on sale' }).getByRole('link').first().waitFor();
    await scrollDownTo(page, row);
    await row.getByRole('listitem').nth(7).waitFor({ state: 'attached' });
    expect(await row.getByRole('listitem').count()).toBe(8);
    const place = () => row.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
    await page.getByRole('button', { name: 'Next sarees' }).click();
    await expect.poll(place).toBe(step);
    await page.getByRole('button', { name: 'Next sarees' }).click();
    await expect.poll(place).toBe(2 * step);
    await page.getByRole('button', { name: 'Previous sarees' }).click();
    await expect.poll(place).toBe(step);
  },
);
