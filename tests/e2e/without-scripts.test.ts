import { expect, test } from 'vitest';

import { untilHydrated } from '../browser/until-hydrated.ts';
import { newShopper, PHONE } from './shop-browser.ts';

const PAGES = [
  { path: '/products', title: 'All products', shows: '₹', link: /^\/products\/[\w-]+$/ },
  { path: '/products?category=women', title: 'Women', shows: '₹', link: /^\/products$/ },
  {
    path: '/products/banarasi-kadhua-saree-midnight',
    title: 'Banarasi kadhua brocade saree, midnight blue',
    shows: 'with GST',
    link: /^\/products$/,
  },
  {
    path: '/collections/wedding-trunk',
    title: 'The wedding trunk',
    shows: '₹',
    link: /^\/products\//,
  },
  {
    path: '/stories/one-inch-a-day',
    title: 'One inch a day',
    shows: 'inch',
    link: /^\/products\//,
  },
  { path: '/artisans', title: 'Makers', shows: 'product', link: /^\/artisans\/[\w-]+$/ },
  { path: '/hi/weaves', title: 'बुनाइयाँ', shows: 'उत्पाद', link: /^\/hi\/weaves\/[\w-]+$/ },
  { path: '/policies', title: 'Policies', shows: 'Terms', link: /^\/$/ },
  { path: '/privacy', title: 'Privacy notice', shows: 'Grievance', link: /^\/$/ },
  { path: '/hi/products', title: 'सभी उत्पाद', shows: '₹', link: /^\/hi\/products\/[\w-]+$/ },
  {
    path: '/hi/products/banarasi-kadhua-saree-midnight',
    title: 'बनारसी कढ़ुआ ब्रोकेड साड़ी, गहरी नीली',
    shows: '₹',
    link: /^\/hi\/products$/,
  },
  { path: '/hi/stories/one-inch-a-day', title: 'दिन भर में एक इंच', shows: 'इंच', link: /^\/hi$/ },
] as const;

const SIZES = [PHONE, { width: 1280, height: 800 }];

const DRAWN = PAGES.flatMap((page) => SIZES.map((size) => ({ ...page, size })));

test.each(DRAWN)('$path is complete without scripts at $size.width px', async (expected) => {
  const page = await newShopper({ viewport: expected.size, hasScripts: false });
  const response = await page.goto(expected.path);
  expect(response?.status()).toBe(200);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: expected.title, exact: true }).waitFor();
  expect(await main.innerText()).toContain(expected.shows);
  const links = await main
    .getByRole('link')
    .evaluateAll((found) =>
      found.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  expect(links.filter((path) => expected.link.test(path))).not.toEqual([]);
  const language = expected.path.startsWith('/hi') ? 'hi' : 'en';
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  await page
    .getByRole('navigation', { name: /^(?:Breadcrumbs|आप यहाँ हैं)$/ })
    .first()
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    expected.size.width,
  );
});

test('each page links both languages and its own address', async () => {
  const page = await newShopper({ hasScripts: false });
  await page.goto('/hi/products/banarasi-kadhua-saree-midnight');
  const links = await page
    .locator('head link:is([rel="canonical"], [rel="alternate"])')
    .evaluateAll((found) =>
      found.map((link) => [
        link.getAttribute('hreflang') ?? 'canonical',
        new URL((link as HTMLLinkElement).href).pathname,
      ]),
    );
  const path = '/products/banarasi-kadhua-saree-midnight';
  expect(Object.fromEntries(links)).toEqual({
    canonical: `/hi${path}`,
    en: path,
    hi: `/hi${path}`,
    'x-default': path,
  });
});

/** How many products there are is known once the app has read them, and other journeys add some. */
function unchanging(text: string): string {
  return text.split(/^Showing /m)[0] ?? '';
}

test('the app takes over without moving anything or reading the page from scratch', async () => {
  for (const path of ['/products', '/products/banarasi-kadhua-saree-midnight', '/policies']) {
    const page = await newShopper({ viewport: PHONE });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    const served = await page.getByRole('main').innerText();
    await untilHydrated(page);
    expect(unchanging(await page.getByRole('main').innerText())).toBe(unchanging(served));
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
  }
});
