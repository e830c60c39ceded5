import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

import { findBrowser } from '../browser/find-browser.ts';
import { BROWSER_ARGS } from '../browser/browser-args.ts';
import { recordInput, trackRequests, describePage } from './failure-report.ts';

export const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

export interface ShopperOptions {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  hasTouch?: boolean;
  /** External hosts that the test answers itself. */
  answeredHosts?: readonly string[];
  /** Addresses expected to refuse requests; the browser logs each refusal. */
  refusing?: RegExp;
  /** The test goes offline; the browser logs each failed request. */
  losesNetwork?: boolean;
}

const LOST_REQUEST =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach Cloud Firestore|error occurred when fetching the script/;

let browser: Browser;
const contexts = new Map<BrowserContext, () => string[]>();
const problems: string[] = [];

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGS] });
});

afterAll(() => browser.close());

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await reportWhereItEnded(task.name);
  await Promise.all([...contexts.keys()].map((context) => context.close()));
  contexts.clear();
  // Fails the test on console errors, exceptions, security policy violations and external requests.
  expect(problems.splice(0)).toEqual([]);
});

async function reportWhereItEnded(journey: string): Promise<void> {
  for (const [context, unanswered] of contexts) {
    for (const page of context.pages()) {
      problems.push(await describePage(page, `${journey}-${problems.length}`, unanswered()));
    }
  }
}

export async function newShopper(options: ShopperOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.KARGHA_SHOP_URL ?? 'http://127.0.0.1:5000',
    viewport: options.viewport ?? DESKTOP,
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'reduce',
    hasTouch: options.hasTouch ?? false,
    isMobile: options.hasTouch ?? false,
  });
  contexts.set(context, trackRequests(context));
  await recordInput(context);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('console', (message) => {
    const { url } = message.location();
    const isPermissionDenied = options.refusing?.test(url) === true;
    const isLost = options.losesNetwork === true && LOST_REQUEST.test(message.text());
    if (message.type() === 'error' && !isPermissionDenied && !isLost) {
      problems.push(`console: ${message.text()} ${url}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isLocal = hostname === '127.0.0.1' || !protocol.startsWith('http');
    const isAnswered = options.answeredHosts?.includes(hostname) === true;
    if (!isLocal && !isAnswered) problems.push(`request to another host: ${request.url()}`);
  });
  return page;
}
