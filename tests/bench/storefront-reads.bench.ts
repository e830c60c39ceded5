import { gzipSync } from 'node:zlib';

import { chromium, type Browser, type Page, type Response } from 'playwright-core';

import { readHomePage } from '../../functions/src/content/home/home-page.ts';
import { findHeadlessBrowser } from '../browser/find-browser.ts';
import { BROWSER_ARGS } from '../browser/browser-args.ts';
import { startCountingFirestore } from './counting-firestore.ts';
import { countRequests, type RequestCounts } from './count-requests.ts';
import type { Figure } from './figure.ts';

const SHOP = process.env.KARGHA_SHOP_URL ?? 'http://127.0.0.1:5000';
const SAMPLE = 'emulator-data/firestore_export';

/** Scrolls half a screen, because sections render when they come close. Resolves to true at the end of the page. */
const SCROLL_DOWN = `new Promise((settle) => {
  scrollBy({ top: innerHeight / 2, behavior: 'instant' });
  const isAtEnd = () => innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
  requestAnimationFrame(() => requestAnimationFrame(() => settle(isAtEnd())));
})`;

/**
 * Documents that a visit reads from Firestore, counted in a browser on the built shop in a running suite, and
 * documents that the server reads to build the home page. Also the bytes of the first list of products.
 */
export async function storefrontReads(): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: findHeadlessBrowser(),
    args: [...BROWSER_ARGS],
  });
  try {
    const home = await visitHome(browser);
    const products = await visitProducts(browser);
    const unit = 'documents';
    return [
      { name: 'reads-home-cold', value: home.documents, unit },
      { name: 'reads-home-answer', value: await countHomeReads(), unit },
      { name: 'reads-products-cold', value: products.cold.documents, unit },
      { name: 'first-view-products-cards', value: products.kilobytes, unit: 'kB gzip' },
      { name: 'reads-product-dialog', value: products.dialog.documents, unit },
      { name: 'reads-warm-return', value: products.warm.documents, unit },
      { name: 'reads-visit-calls', value: totalCalls(home, products), unit: 'calls of functions' },
    ];
  } finally {
    await browser.close();
  }
}

async function visitHome(browser: Browser): Promise<RequestCounts> {
  const page = await openVisitorPage(browser);
  const readCounts = countRequests(page);
  await page.goto('/');
  await waitForHome(page);
  let isAtEnd = false;
  while (!isAtEnd) isAtEnd = await page.evaluate<boolean>(SCROLL_DOWN);
  return readCounts();
}

/** The hero products come with the response that the whole page is rendered from. */
function waitForHome(page: Page): Promise<void> {
  return page.locator('[data-moving="true"]').first().waitFor();
}

async function visitProducts(browser: Browser) {
  const page = await openVisitorPage(browser);
  const readCounts = countRequests(page);
  const cards = page.getByRole('article');
  const answer = page.waitForResponse(isListOfProducts);
  await page.goto('/products');
  await cards.first().waitFor();
  const cold = await readCounts();
  const kilobytes = gzipSync(await (await answer).body()).length / 1000;

  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
  // The declarations come with the settings, which a visit reads once.
  await page.getByRole('dialog').getByText('Country of origin').waitFor();
  const dialog = await readCounts();

  await page.goBack();
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL((address) => address.pathname === '/');
  await waitForHome(page);
  await page.goBack();
  await page.waitForURL((address) => address.pathname === '/products');
  await cards.first().waitFor();
  return { cold, dialog, warm: await readCounts(), kilobytes };
}

function isListOfProducts(response: Response): boolean {
  const asked = response.request().postData() ?? '';
  return response.url().includes(':runQuery') && asked.includes('"collectionId":"products"');
}

/** API calls of a whole visit. The CDN answers most of them. */
function totalCalls(
  home: RequestCounts,
  { cold, dialog, warm }: Record<'cold' | 'dialog' | 'warm', RequestCounts>,
) {
  return [home, cold, dialog, warm].reduce((sum, { calls }) => sum + calls, 0);
}

async function openVisitorPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: SHOP,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** Documents that GET /api/home reads. An instance caches the response for 30 seconds, the CDN for one minute. */
async function countHomeReads(): Promise<number> {
  const counted = await startCountingFirestore({ seedFrom: SAMPLE });
  try {
    return (await counted.costOf(readHomePage)).reads;
  } finally {
    await counted.server.close();
  }
}
