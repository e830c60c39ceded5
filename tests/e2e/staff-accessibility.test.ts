import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { paths } from '../../web/src/lib/addresses/paths.ts';
import { FORMS, LISTS, rowPages, navigateTo } from './admin-pages.ts';
import { findingsNow, findingsInLooks, waitUntilSettled, stopColours } from './axe.ts';
import { signedInStaff } from './order-steps.ts';
import { newShopper } from './shop-browser.ts';
import { visitInParallel } from './visit-in-parallel.ts';

async function openBackOffice(): Promise<Page> {
  const { page } = await signedInStaff();
  await page.goto(paths.admin);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await stopColours(page);
  return page;
}

test('axe finds nothing on any back-office page, and none scrolls sideways', async () => {
  // While one page loads, the others are checked.
  const people = await Promise.all([1, 2, 3].map(openBackOffice));
  const routes = [...LISTS, ...(await rowPages()), ...FORMS];
  const found = await visitInParallel(people, routes, async (page, route) => {
    await navigateTo(page, route);
    await waitUntilSettled(page);
    return findingsInLooks(page, route, routes.indexOf(route));
  });
  expect(found).toEqual([]);
}, 900_000);

test('axe finds nothing on the back-office sign-in page', async () => {
  const page = await newShopper();
  await page.goto(paths.adminLogin);
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await stopColours(page);
  expect(await findingsInLooks(page, paths.adminLogin, 0)).toEqual([]);
});

test('axe finds nothing in the command palette and the shortcut list', async () => {
  const page = await openBackOffice();
  const found: string[] = [];
  for (const keys of ['Control+k', '?']) {
    await page.keyboard.press(keys);
    await page.getByRole('dialog').waitFor();
    found.push(...(await findingsNow(page, keys)));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  expect(found).toEqual([]);
});
