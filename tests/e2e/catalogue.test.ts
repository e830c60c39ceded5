import { randomUUID } from 'node:crypto';

import { getFirestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { suiteApp } from '../suite-app.ts';
import { newShopper, PHONE } from './shop-browser.ts';

const db = getFirestore(suiteApp());

const IKAT = 'Pochampally ikat silk saree, vermilion';

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const scrolled = (page: Page) => page.evaluate<number>('window.scrollY');

test('a shopper finds a saree despite a typo, filters the list and goes back', async () => {
  const page = await newShopper();
  await page.goto('/products');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('pochampaly sari');
  await card(page, IKAT).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('pochampaly sari');

  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('complementary', { name: 'Filters' });
  await panel.getByRole('checkbox', { name: /^Telangana/ }).check();
  await panel.getByRole('checkbox', { name: /^Silk/ }).check();
  await card(page, IKAT).waitFor();
  expect(new URL(page.url()).searchParams.get('region')).toBe('Telangana');
  // The list renders a moment after the address changes.
  const others = page.getByRole('article').filter({ hasNotText: 'Telangana' });
  await expect.poll(() => others.count()).toBe(0);
  await card(page, IKAT).waitFor();

  await page.getByRole('button', { name: 'Remove filter: Silk' }).click();
  expect(new URL(page.url()).searchParams.get('fabric')).toBeNull();
  await page.goBack();
  await page.getByRole('button', { name: 'Remove filter: Silk' }).waitFor();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page
    .getByRole('button', { name: /^Remove filter/ })
    .first()
    .waitFor({ state: 'detached' });
});

test('View Details opens a dialog, Back closes it and focus returns to the link', async () => {
  const page = await newShopper({ viewport: PHONE });
  await page.goto('/products?search=kadhua');
  const link = page.getByRole('link', { name: /^View Details: Banarasi kadhua/ });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Banarasi kadhua/ });
  await dialog.getByText('Barcode').waitFor();
  expect(new URL(page.url()).searchParams.get('view')).toMatch(/kadhua/);

  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?search=kadhua');
  await expect.poll(() => link.evaluate((element) => element.matches(':focus'))).toBe(true);
});

test('a shared link opens the same product dialog', async () => {
  const page = await newShopper();
  await page.goto('/products?view=banarasi-kadhua-saree-midnight');
  const dialog = page.getByRole('dialog', { name: /^Banarasi kadhua/ });
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
});

test('Back from a product page restores the list’s length and scroll position', async () => {
  const page = await newShopper();
  await page.goto('/products');
  // The button moves under a mouse pointer while rows are measured, so press a key.
  await page.getByRole('button', { name: /^Load More/ }).press('Enter');
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('article');
  await expect.poll(() => cards.count()).toBeGreaterThan(24);
  const far = cards.nth(30).getByRole('link', { name: /^View Details/ });
  await far.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(500);
  await far.click();
  await page.getByRole('dialog').getByRole('link', { name: 'View full details' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(50);
  expect(await cards.count()).toBeGreaterThan(24);
});

test('a shopper picks a search suggestion and uses the product page with the keyboard alone', async () => {
  const page = await newShopper();
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await box.fill('ikat vermilion');
  await page.getByRole('option', { name: new RegExp(`^${IKAT}`) }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: IKAT }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/products\/[\w-]+$/);

  await page.getByRole('button', { name: /^Zoom in/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Zoom out/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Zoom in/ }).waitFor();

  await page.getByLabel('Pincode').fill('110001');
  await page.keyboard.press('Enter');
  await page.getByText(/^Estimated delivery:/).waitFor();
  await page.goto('/products/patan-patola-saree-paan-bhat');
  await page.getByText(/^Estimated delivery:/).waitFor();
});

test.each([900, 1199])(
  'at %i px the search is a round button that opens into a box each time',
  async (width) => {
    const page = await newShopper({ viewport: { width, height: 700 } });
    await page.goto('/about');
    const header = page.getByRole('banner');
    const box = header.getByRole('combobox', { name: 'Search the shop' });
    await header.getByRole('button', { name: 'Login' }).waitFor();
    const widthOf = async () => (await box.boundingBox())?.width;
    await expect.poll(widthOf).toBe(46);
    // One row: the bar does not wrap below the shop's name.
    expect((await header.boundingBox())?.height).toBeLessThan(80);
    for (const words of ['ikat', 'paithani']) {
      await header.getByRole('search').click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(words);
      // The page may just be taking over the served one, which replaces the box and keeps focus and words.
      await expect.poll(widthOf).toBe(340);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/products?search=${words}`);
      await expect.poll(widthOf).toBe(46);
    }
  },
);

test('a Hindi reader finds a saree by its Hindi title and reads it on its page and in the cart', async () => {
  const title = 'बनारसी कढ़ुआ ब्रोकेड साड़ी, गहरी नीली';
  const page = await newShopper();
  await page.goto('/products');
  await page.locator('footer button[lang="hi"]').click();
  await page.getByRole('searchbox', { name: 'उत्पाद खोजें' }).fill('कढ़ुआ नीली');
  await card(page, title)
    .getByRole('button', { name: /^कार्ट में/ })
    .click();
  await page.goto('/products/banarasi-kadhua-saree-midnight');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await page.title()).toContain(title);
  await page.goto('/cart');
  await page.getByRole('heading', { name: title }).waitFor();
});

test('an unknown product address offers a search', async () => {
  const page = await newShopper({ refusing: /\/products\/no-such-saree$/ });
  await page.goto('/products/no-such-saree');
  await page.getByRole('heading', { name: 'Product not found' }).waitFor();
  await page.getByRole('link', { name: 'Search for “no such saree”' }).click();
  await page.getByRole('article').first().waitFor();
});

test('sends one email when a sold-out product is back in stock', async () => {
  const id = `sold-out-${randomUUID().slice(0, 8)}`;
  const email = `zoya.${randomUUID()}@mail.example`;
  const piece = db.doc(`products/${id}`);
  await piece.set({
    slug: id,
    title: 'The last <b>gamosa</b>',
    status: 'active',
    restricted: false,
    trackQuantity: true,
    quantity: 0,
    price: 420,
    category: 'others',
    productCollection: 'accessories',
    createdAt: new Date('2020-01-01'),
  });
  const page = await newShopper({ viewport: PHONE });
  await page.goto(`/products/${id}`);
  await page.getByRole('heading', { level: 1, name: 'The last <b>gamosa</b>' }).waitFor();
  // The bar at the bottom of the screen leads to the form.
  await page.getByRole('button', { name: 'Notify me' }).first().click();
  const field = page.getByRole('main').getByLabel('Email');
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await field.fill(email);
  await field.press('Enter');
  await page.getByText('We will email you once when this piece is back in stock.').waitFor();

  await piece.update({ quantity: 2 });
  const emails = async () =>
    (await db.collection('mail').where('to', 'array-contains', email).get()).size;
  await expect.poll(emails).toBe(1);
  await piece.delete();
});
