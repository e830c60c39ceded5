import { chromium, type Browser } from 'playwright-core';
import lighthouse from 'lighthouse';

import { findBrowser } from '../browser/find-browser.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';

const SHOP = process.env.KARGHA_SHOP_URL ?? 'http://127.0.0.1:5000';
const PORT = 9333;
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What one visit of Lighthouse's simulated phone found; scores as points that are missing from 100. */
type Visit = Record<(typeof CATEGORIES)[number] | 'cls' | 'pictures', number>;

/**
 * Lighthouse on the built shop, beside a running suite: mobile, simulated throttling, median of three. Budgets are the
 * points that may be missing from 100, since a figure is within its budget when it is not above it.
 */
export async function storefrontLighthouse(): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const pages = { home: '/', products: '/products', product: await someProduct(), cart: '/cart' };
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(pages)) figures.push(...(await measure(name, path)));
    return figures;
  } finally {
    await browser.close();
  }
}

function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      `--remote-debugging-port=${PORT}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** The first product that the sitemap names. */
async function someProduct(): Promise<string> {
  const sitemap = await (await fetch(`${SHOP}/sitemap.xml`)).text();
  const address = /<loc>([^<]*\/products\/[^<]+)<\/loc>/.exec(sitemap)?.[1];
  if (address === undefined) throw new Error('The sitemap names no product.');
  return new URL(address).pathname;
}

async function measure(name: string, path: string): Promise<Figure[]> {
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await visit(SHOP + path));
  const middle = (what: keyof Visit) => median(visits.map((each) => each[what]));
  return [
    ...CATEGORIES.map((category) => ({
      name: `lighthouse-${name}-${category}-missing`,
      value: middle(category),
      unit: 'points of 100',
    })),
    { name: `lighthouse-${name}-layout-shift`, value: middle('cls'), unit: 'CLS' },
    { name: `lighthouse-${name}-pictures`, value: middle('pictures'), unit: 'kB' },
  ];
}

async function visit(address: string): Promise<Visit> {
  const result = await lighthouse(address, {
    port: PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${address}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const missing = (category: string) => Math.round(100 - 100 * (categories[category]?.score ?? 0));
  return {
    performance: missing('performance'),
    accessibility: missing('accessibility'),
    'best-practices': missing('best-practices'),
    seo: missing('seo'),
    cls: Math.round((audits['cumulative-layout-shift']?.numericValue ?? 1) * 1000) / 1000,
    pictures: Math.round(pictureBytes(audits['resource-summary']?.details) / 100) / 10,
  };
}

/** Bytes of pictures that were fetched without anybody scrolling. */
function pictureBytes(details: unknown): number {
  const { items = [] } = (details ?? {}) as {
    items?: { resourceType: string; transferSize: number }[];
  };
  return items.find(({ resourceType }) => resourceType === 'image')?.transferSize ?? 0;
}
