import { chromium, type Browser, type Page } from 'playwright-core';

import { findHeadlessBrowser } from '../browser/find-browser.ts';
import { BROWSER_ARGS } from '../browser/browser-args.ts';
import { findProductPath } from './sample-product-path.ts';
import type { Figure } from './figure.ts';

const SHOP = process.env.KARGHA_SHOP_URL ?? 'http://127.0.0.1:5000';

const SCREENS = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const;

const CARD_IMAGES = 'main article img';
const ALL_IMAGES = 'main img';

/** Elements that show that a page has rendered its content, not only its frame. */
const READY_SELECTORS = {
  home: '[data-moving="true"]',
  products: CARD_IMAGES,
  product: ALL_IMAGES,
} as const;
type PageName = keyof typeof READY_SELECTORS;

/**
 * Kilobytes of images that the first screen of each page shows, and of the largest image in the grid of /products.
 * Runs against the built shop in a running suite.
 */
export async function pictureWeights(): Promise<Figure[]> {
  const product = await findProductPath(SHOP);
  const pages: [PageName, string][] = [
    ['home', '/'],
    ['products', '/products'],
    ['product', product],
  ];
  const browser = await chromium.launch({
    executablePath: findHeadlessBrowser(),
    args: [...BROWSER_ARGS],
  });
  const views = Object.entries(SCREENS).flatMap(([screen, size]) =>
    pages.map(([name, path]) => ({ screen, size, name, path })),
  );
  try {
    const figures: Figure[] = [];
    for (const { screen, size, name, path } of views) {
      const { firstScreen, largest } = await weighPage(browser, size, { name, path });
      figures.push(toFigure(`first-screen-${name}-${screen}`, firstScreen));
      if (name === 'products') figures.push(toFigure(`grid-largest-${screen}`, largest));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

type Screen = (typeof SCREENS)[keyof typeof SCREENS];

async function weighPage(
  browser: Browser,
  screen: Screen,
  { name, path }: { name: PageName; path: string },
) {
  const context = await browser.newContext({ baseURL: SHOP, reducedMotion: 'reduce', ...screen });
  const page = await context.newPage();
  const readWeights = trackImageWeights(page);
  await page.goto(path);
  await page.locator(READY_SELECTORS[name]).visible().first().waitFor();
  await page.waitForLoadState('networkidle');
  const visible = await visibleImages(page);
  for (const card of await page.getByRole('article').all()) await card.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const weights = await readWeights();
  const cards = await imageAddresses(page, CARD_IMAGES);
  await context.close();
  const weightOf = (address: string) => {
    const weight = weights.get(address);
    if (weight === undefined) throw new Error(`${address} was never fetched.`);
    return weight;
  };
  return {
    firstScreen: visible.map(weightOf).reduce((sum, weight) => sum + weight, 0),
    largest: Math.max(...cards.map(weightOf)),
  };
}

function trackImageWeights(page: Page): () => Promise<Map<string, number>> {
  const fetched: Promise<readonly [string, number]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return;
    fetched.push(response.body().then(({ length }) => [response.url(), length] as const));
  });
  return async () => new Map(await Promise.all(fetched));
}

async function visibleImages(page: Page): Promise<string[]> {
  const isSeen = `((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  })`;
  const addresses = await page.evaluate<string[]>(
    `[...document.querySelectorAll('${ALL_IMAGES}')].filter(${isSeen}).map((one) => one.currentSrc)`,
  );
  return [...new Set(addresses)].filter((address) => address !== '');
}

function imageAddresses(page: Page, which: string): Promise<string[]> {
  return page.evaluate<string[]>(
    `[...document.querySelectorAll('${which}')].map((one) => one.currentSrc)`,
  );
}

function toFigure(name: string, bytes: number): Figure {
  return { name: `pictures-${name}`, value: Math.round(bytes / 100) / 10, unit: 'kB' };
}
