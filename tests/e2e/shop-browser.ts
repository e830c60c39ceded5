import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

import { findBrowser } from '../browser/find-browser.ts';
import { QUIET_BROWSER } from '../browser/quiet-browser.ts';
import { recordInput, trackRequests, describePage } from './failure-report.ts';

export const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

export interface ShopperOptions {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  /** A screen that is touched, and where nothing can hover. */
  hasTouch?: boolean;
  /** Hosts beside this machine that the journey itself answers for. */
  answeredHosts?: readonly string[];
  /** Addresses that refuse something in this journey; the browser notes each refusal in its console. */
  refusing?: RegExp;
  /** The journey takes the network away; the browser notes each request that is lost by it. */
  losesNetwork?: boolean;
}

const LOST_REQUEST =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach Cloud Firestore|error occurred when fetching the script/;

let browser: Browser;
/** The browsers of the people of this journey, each with what it still waits for. */
const contexts = new Map<BrowserContext, () => string[]>();
const complaints: string[] = [];

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: [...QUIET_BROWSER] });
});

afterAll(() => browser.close());

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await reportWhereItEnded(task.name);
  await Promise.all([...contexts.keys()].map((context) => context.close()));
  contexts.clear();
  // Whatever a shopper's browser complains about fails the journey: errors in the console,
  // exceptions, breaches of the content security policy, requests that leave the machine.
  expect(complaints.splice(0)).toEqual([]);
});

async function reportWhereItEnded(journey: string): Promise<void> {
  for (const [context, unanswered] of contexts) {
    for (const page of context.pages()) {
      complaints.push(await describePage(page, `${journey}-${complaints.length}`, unanswered()));
    }
  }
}

/** A new person with a browser of their own, standing before the shop. */
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
      complaints.push(`console: ${message.text()} ${url}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isLocal = hostname === '127.0.0.1' || !protocol.startsWith('http');
    const isAnswered = options.answeredHosts?.includes(hostname) === true;
    if (!isLocal && !isAnswered) complaints.push(`request to another host: ${request.url()}`);
  });
  return page;
}
