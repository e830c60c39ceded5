import { chromium, type Browser } from 'playwright-core';
import lighthouse, { type Result } from 'lighthouse';

import { findHeadlessBrowser } from '../browser/find-browser.ts';
import { BROWSER_ARGS } from '../browser/browser-args.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { findProductPath } from './sample-product-path.ts';

const SHOP = process.env.KARGHA_SHOP_URL ?? 'http://127.0.0.1:5000';
const PORT = 9333;
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Results of one Lighthouse run. Scores are the points missing from 100. */
type VisitScores = Record<(typeof CATEGORIES)[number] | 'cls' | 'blocking', number>;

/**
 * Lighthouse on the built shop in a running suite: mobile, simulated throttling, median of five runs, with the worst
 * score and the blocking time that four of five stay within. Budgets are points missing from 100, because a figure
 * passes when it is not above its budget.
 */
export async function storefrontLighthouse(): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const pages = {
      home: '/',
      products: '/products',
      product: await findProductPath(SHOP),
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
    executablePath: findHeadlessBrowser(),
    args: [`--remote-debugging-port=${PORT}`, ...BROWSER_ARGS],
  });
}

async function measure(name: string, path: string): Promise<Figure[]> {
  const visits: VisitScores[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await recordVisit(SHOP + path));
  const valuesOf = (metric: keyof VisitScores) =>
    visits.map((scores) => scores[metric]).toSorted((one, other) => one - other);
  const medianOf = (metric: keyof VisitScores) => median(valuesOf(metric));
  return [
    ...CATEGORIES.map((category) => ({
      name: `lighthouse-${name}-${category}-missing`,
      value: medianOf(category),
      unit: 'points of 100',
    })),
    {
      name: `lighthouse-${name}-performance-missing-at-worst`,
      value: valuesOf('performance').at(-1) ?? 0,
      unit: 'points of 100',
    },
    {
      name: `lighthouse-${name}-blocking-in-4-of-5`,
      value: valuesOf('blocking').at(-2) ?? 0,
      unit: 'ms',
    },
    { name: `lighthouse-${name}-layout-shift`, value: medianOf('cls'), unit: 'CLS' },
  ];
}

/** The browser recorded no trace. That says nothing about the page, so it is recorded again. */
const TRACE_ERRORS = new Set(['NO_NAVSTART', 'NO_TRACING_STARTED']);
const MAX_RECORDINGS = 3;

async function recordVisit(address: string): Promise<VisitScores> {
  for (let attemptsLeft = MAX_RECORDINGS; ; attemptsLeft -= 1) {
    const { categories, audits, runtimeError } = await record(address);
    if (!runtimeError) return scoresOf(categories, audits);
    if (!TRACE_ERRORS.has(runtimeError.code) || attemptsLeft === 1) {
      throw new Error(`${address}: ${runtimeError.message}`);
    }
  }
}

async function record(address: string): Promise<Result> {
  const result = await lighthouse(address, {
    port: PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${address}.`);
  return result.lhr;
}

function scoresOf(categories: Result['categories'], audits: Result['audits']): VisitScores {
  const missingPoints = (category: string) =>
    Math.round(100 - 100 * (categories[category]?.score ?? 0));
  return {
    performance: missingPoints('performance'),
    accessibility: missingPoints('accessibility'),
    'best-practices': missingPoints('best-practices'),
    seo: missingPoints('seo'),
    blocking: Math.round(audits['total-blocking-time']?.numericValue ?? Infinity),
    cls: Math.round((audits['cumulative-layout-shift']?.numericValue ?? 1) * 1000) / 1000,
  };
}
