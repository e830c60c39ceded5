import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

import { findHeadlessBrowser } from '../browser/find-browser.ts';
import { BROWSER_ARGS } from '../browser/browser-args.ts';
import { recordInput } from './failure-report.ts';

export const SHOP_URL = process.env.KARGHA_SHOP_URL ?? 'http://127.0.0.1:5000';

/** Other addresses whose pages a journey opens: the payment window and the pop-ups of the sign-in service. */
const OTHER_ORIGINS = [
  process.env.KARGHA_PAYMENTS_URL ?? 'http://127.0.0.1:4100',
  `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099'}`,
];

export interface OpenContext {
  context: BrowserContext;
  /** keeps the shop's process alive between tests, and empties its storage */
  keeper: Page;
  /** the pages that the test has opened */
  pages: () => Page[];
  /** Closes its pages and clears what they stored; `isReusable` keeps the context for another test. */
  close: (isReusable: boolean) => Promise<void>;
}

/** Playwright needs its own listeners, such as the one for `close`. */
const HEARD_EVENTS = ['page', 'request', 'requestfinished', 'requestfailed'] as const;

let browser: Promise<Browser> | undefined;
const unused = new Map<string, OpenContext[]>();

/**
 * A context whose localStorage has only these entries. All tests of a process share one browser, and tests with the same
 * options share a context: the first page of a new one takes twice the processor time, because its process starts and
 * compiles all scripts again. They share its HTTP cache, too, which has the scripts and pictures of the shop, but no page
 * and no answer of the API. (`setStorageState` would empty it.)
 */
export async function openContext(
  options: BrowserContextOptions,
  entries: Record<string, string>,
): Promise<OpenContext> {
  const key = JSON.stringify(options);
  const opened = unused.get(key)?.pop() ?? (await createContext(options, key));
  await opened.keeper.evaluate((stored) => Object.assign(localStorage, stored), entries);
  return opened;
}

async function createContext(options: BrowserContextOptions, key: string): Promise<OpenContext> {
  browser ??= chromium.launch({
    executablePath: findHeadlessBrowser(),
    args: [...BROWSER_ARGS, '--process-per-site'],
  });
  const context = await (await browser).newContext({ ...options, baseURL: SHOP_URL });
  await recordInput(context);
  const keeper = await context.newPage();
  await keeper.goto('/robots.txt');
  const opened: OpenContext = {
    context,
    keeper,
    pages: () => context.pages().filter((page) => page !== keeper),
    close: async (isReusable) => {
      if (!isReusable) return context.close();
      await reset(opened);
      unused.set(key, [...(unused.get(key) ?? []), opened]);
      return undefined;
    },
  };
  return opened;
}

async function reset({ context, keeper, pages }: OpenContext): Promise<void> {
  await Promise.all(pages().map((page) => page.close()));
  for (const event of HEARD_EVENTS) context.removeAllListeners(event);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  await keeper.evaluate(clearStorage);
  const session = await context.newCDPSession(keeper);
  for (const origin of OTHER_ORIGINS) {
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
  await session.detach();
}

/** Runs in the page. */
async function clearStorage(): Promise<void> {
  localStorage.clear();
  for (const { name = '' } of await indexedDB.databases()) {
    await new Promise((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase(name);
      deleting.addEventListener('success', resolve);
      deleting.addEventListener('error', reject);
    });
  }
  for (const name of await caches.keys()) await caches.delete(name);
}
