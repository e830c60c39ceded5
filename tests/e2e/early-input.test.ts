import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { untilHydrated } from '../browser/until-hydrated.ts';
import { newShopper, PHONE, type ShopperOptions } from './shop-browser.ts';

/** A page as a slow connection shows it: complete, but without the shop's scripts until `start` is called. */
async function openWithoutApp(path: string, options: ShopperOptions = {}) {
  let start!: () => void;
  const scripts = new Promise<void>((resolve) => {
    start = resolve;
  });
  const page = await newShopper(options);
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { page, start };
}

const addButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart: / })
    .first();

const ADDED = / added to cart!$/;

test.each([
  ['/products', ADDED],
  ['/collections/wedding-trunk', ADDED],
  ['/products/banarasi-kadhua-saree-midnight', ADDED],
  ['/products/banaras-brocade-lehanga-rose', /^Please enter the measurement “Waist” for /],
])('a press on Add to Cart in %s counts before the app has started', async (path, answer) => {
  const { page, start } = await openWithoutApp(path);
  await addButton(page).click();
  start();
  await page.getByText(answer).first().waitFor();
});

test('a size that is chosen before the app has started is the one that is added', async () => {
  const { page, start } = await openWithoutApp('/products/bhagalpur-tussar-kurta-honey');
  const size = page.getByRole('main').getByRole('radio').nth(1);
  await size.click();
  expect(await size.isChecked()).toBe(true);
  await addButton(page).click();
  start();
  await page.getByText(ADDED).waitFor();
  expect(await size.isChecked()).toBe(true);
});

test('a press that is held while the app starts counts', async () => {
  const { page, start } = await openWithoutApp('/products/banarasi-kadhua-saree-midnight');
  await addButton(page).hover();
  await page.mouse.down();
  start();
  await untilHydrated(page);
  await page.mouse.up();
  await page.getByText(ADDED).waitFor();
});

test.each([PHONE, { width: 800, height: 800 }, { width: 1280, height: 800 }])(
  'the contact form stays where it is while the app starts: $width px',
  async (viewport) => {
    const { page, start } = await openWithoutApp('/contact', { viewport });
    const form = page.getByRole('form', { name: 'Send us a message' });
    await form.getByLabel('Message').fill('Which looms weave it?');
    const offset = () =>
      form.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await offset();
    start();
    await page.getByRole('main').getByRole('link', { name: /^\+91/ }).first().waitFor();
    expect(await offset()).toBe(before);
  },
);

/** Runs in the page: what has changed is shown by then. */
const twoFrames = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );

test('a form keeps its button under a pointer that is down', async () => {
  const page = await newShopper();
  await page.goto('/contact');
  await untilHydrated(page);
  const form = page.getByRole('form', { name: 'Send us a message' });
  const email = form.getByLabel('Email');
  // The schema loads with the first field that is left.
  await form.getByLabel('First name').press('Tab');
  await form.getByText('First name is required').waitFor();
  await email.fill('lata');
  const button = form.getByRole('button', { name: 'Send message' });
  await button.hover();
  const before = await button.boundingBox();
  await page.mouse.down();
  await page.evaluate(twoFrames);
  expect(await button.boundingBox()).toEqual(before);
  await page.mouse.up();
  await form.getByText('Please enter a valid email address').waitFor();
});

test('typing in a list goes on while the app starts', async () => {
  const { page, start } = await openWithoutApp('/products');
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Search products' });
  await box.click();
  await page.keyboard.type('ikat');
  start();
  await untilHydrated(page);
  await page.keyboard.type(' saree');
  await page.waitForURL('**/products?search=ikat+saree');
  expect(await box.inputValue()).toBe('ikat saree');
});

test('typing in the header’s search goes on while the app starts', async () => {
  const { page, start } = await openWithoutApp('/about');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
  await box.click();
  await page.keyboard.type('ik');
  start();
  await untilHydrated(page);
  await page.keyboard.type('at');
  expect(await box.inputValue()).toBe('ikat');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/products?search=ikat');
});

test.each(['/', '/policies', '/products'])(
  'a language that is chosen in %s before the app has started is spoken',
  async (path) => {
    const { page, start } = await openWithoutApp(path);
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    start();
    await page.waitForURL(`**/hi${path === '/' ? '' : path}`);
  },
);
