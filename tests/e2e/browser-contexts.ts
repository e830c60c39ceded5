import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

import { findHeadlessBrowser } from '../browser/find-browser.ts';
import { BROWSER_ARGS } from '../browser/browser-args.ts';
import { recordInput } from './failure-report.ts';

export const SHOP_URL = process.env.KARGHA_SHOP_URL ?? 'http://127.0.0.1:5000';

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const NOTHING_STORED: StorageState = { cookies: [], origins: [] };

export interface OpenContext {
  context: BrowserContext;
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
 * A context in which nothing is stored except `storageState`. All tests of a process share one browser, and tests with
 * the same options share a context: the first page of a new one takes twice the processor time, because its process
 * starts and compiles all scripts again.
 */
export async function openContext(
  options: BrowserContextOptions,
  storageState = NOTHING_STORED,
): Promise<OpenContext> {
  const key = JSON.stringify(options);
  const opened = unused.get(key)?.pop() ?? (await createContext(options, key));
  await opened.context.setStorageState(storageState);
  return opened;
}

async function createContext(options: BrowserContextOptions, key: string): Promise<OpenContext> {
  browser ??= chromium.launch({
    executablePath: findHeadlessBrowser(),
    args: [...BROWSER_ARGS, '--process-per-site'],
  });
  const context = await (await browser).newContext({ ...options, baseURL: SHOP_URL });
  await recordInput(context);
  // Keeps the shop's process alive between tests.
  const keeper = await context.newPage();
  await keeper.goto('/robots.txt');
  const opened: OpenContext = {
    context,
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

async function reset({ context, pages }: OpenContext): Promise<void> {
  await Promise.all(pages().map((page) => page.close()));
  for (const event of HEARD_EVENTS) context.removeAllListeners(event);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
}
