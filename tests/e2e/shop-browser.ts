import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, type TestContext } from 'vitest';

import { openContext, type OpenContext } from './browser-contexts.ts';
import { trackRequests, describePage } from './failure-report.ts';
import type { AvailableProduct } from './shop-records.ts';
import { storedState } from './stored-state.ts';

export const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

export interface ShopperOptions {
  /** The email of an account that is signed in from the start. */
  as?: string;
  /** A product that is in the cart from the start. */
  cart?: AvailableProduct;
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  hasTouch?: boolean;
  /** False: the browser runs no script of the shop. */
  hasScripts?: boolean;
  /** External hosts that the test answers itself. */
  answeredHosts?: readonly string[];
  /** Addresses expected to refuse requests; the browser logs each refusal. */
  refusing?: RegExp;
  /** The test goes offline, with the shop's service worker; the browser logs each failed request. */
  losesNetwork?: boolean;
  /** With the shop's service worker. A page with routes has no other cache: Playwright switches the browser's off. */
  hasServiceWorker?: boolean;
  /** The test changes the clock. */
  changesClock?: boolean;
}

const LOST_REQUEST =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach Cloud Firestore|RPC_ERROR HTTP error has no status|error occurred when fetching the script/;

/** What a journey adds to each page is refused in the frame of an email preview, as every script is. */
const OUR_SCRIPT_IN_A_FRAME = "Blocked script execution in 'about:srcdoc'";

interface OpenShopper extends OpenContext {
  unanswered: () => string[];
  isReusable: boolean;
}

const shoppers: OpenShopper[] = [];
const problems: string[] = [];

/** Fails the test on console errors, exceptions, security policy violations and external requests. */
export async function closeShoppers({ task }: TestContext): Promise<void> {
  const hasFailed = task.result?.state === 'fail';
  if (hasFailed) await reportWhereItEnded(task.name);
  const closing = shoppers.splice(0).map((one) => one.close(one.isReusable && !hasFailed));
  await Promise.all(closing);
  expect(problems.splice(0)).toEqual([]);
}

async function reportWhereItEnded(journey: string): Promise<void> {
  for (const { pages, unanswered } of shoppers) {
    for (const page of pages()) {
      problems.push(await describePage(page, `${journey}-${problems.length}`, unanswered()));
    }
  }
}

function contextOptions({
  viewport = DESKTOP,
  colorScheme = 'light',
  reducedMotion = 'reduce',
  hasTouch = false,
  losesNetwork = false,
  hasServiceWorker = losesNetwork,
  ...options
}: ShopperOptions): BrowserContextOptions {
  const serviceWorkers = hasServiceWorker ? 'allow' : 'block';
  const isMobile = hasTouch;
  const javaScriptEnabled = options.hasScripts !== false;
  return {
    ...{ viewport, colorScheme, reducedMotion, hasTouch, isMobile },
    ...{ serviceWorkers, javaScriptEnabled },
  };
}

export async function newShopper(options: ShopperOptions = {}): Promise<Page> {
  const opened = await openContext(
    contextOptions(options),
    await storedState(options.as, options.cart),
  );
  const { context } = opened;
  // A clock, a service worker and its caches outlive a page.
  const { changesClock, losesNetwork, hasServiceWorker } = options;
  const isReusable = !changesClock && !losesNetwork && !hasServiceWorker;
  shoppers.push({ ...opened, unanswered: trackRequests(context), isReusable });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('console', (message) => {
    const { url } = message.location();
    const isPermissionDenied = options.refusing?.test(url) === true;
    const isLost = options.losesNetwork === true && LOST_REQUEST.test(message.text());
    const isOurs = message.text().startsWith(OUR_SCRIPT_IN_A_FRAME);
    if (message.type() === 'error' && !isPermissionDenied && !isLost && !isOurs) {
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
