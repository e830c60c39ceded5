import { chromium, type Browser } from 'playwright-core';
import lighthouse, { type Result } from 'lighthouse';

import { findBrowser } from '../browser/find-browser.ts';
import { BROWSER_ARGS } from '../browser/quiet-browser.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { someProductPath } from './sample-product-path.ts';

const SHOP = process.env.KARGHA_SHOP_URL ?? 'http://127.0.0.1:5000';
const PORT = 9333;
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What one visit of Lighthouse's simulated phone found; scores as points that are missing from 100. */
type Visit = Record<(typeof CATEGORIES)[number] | 'cls', number>;

/**
 * Lighthouse on the built shop, beside a running suite: mobile, simulated throttling, median of three. Budgets are the
 * points that may be missing from 100, since a figure is within its budget when it is not above it.
 */
export async function storefrontLighthouse(): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const pages = {
      home: '/',
      products: '/products',
      product: await someProductPath(SHOP),
      cart: '/cart',
    };
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
    args: [`--remote-debugging-port=${PORT}`, ...BROWSER_ARGS],
  });
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
  ];
}

/** A trace of the browser that did not come about says nothing of the page: it is recorded again. */
const NO_TRACE = new Set(['NO_NAVSTART', 'NO_TRACING_STARTED']);
const RECORDINGS = 3;

async function visit(address: string): Promise<Visit> {
  for (let left = RECORDINGS; ; left -= 1) {
    const { categories, audits, runtimeError } = await recorded(address);
    if (!runtimeError) return visitOf(categories, audits);
    if (!NO_TRACE.has(runtimeError.code) || left === 1) {
      throw new Error(`${address}: ${runtimeError.message}`);
    }
  }
}

async function recorded(address: string): Promise<Result> {
  const result = await lighthouse(address, {
    port: PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${address}.`);
  return result.lhr;
}

function visitOf(categories: Result['categories'], audits: Result['audits']): Visit {
  const missing = (category: string) => Math.round(100 - 100 * (categories[category]?.score ?? 0));
  return {
    performance: missing('performance'),
    accessibility: missing('accessibility'),
    'best-practices': missing('best-practices'),
    seo: missing('seo'),
    cls: Math.round((audits['cumulative-layout-shift']?.numericValue ?? 1) * 1000) / 1000,
  };
}
