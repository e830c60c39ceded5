import { chromium, type Browser, type Page } from 'playwright-core';

import { findHeadlessBrowser } from '../browser/find-browser.ts';
import { BROWSER_ARGS } from '../browser/browser-args.ts';
import type { Figure } from './figure.ts';
import { recordInteraction, type InteractionCost } from './interaction-cost.ts';
import { median } from './median.ts';

const SHOP = process.env.KARGHA_SHOP_URL ?? 'http://127.0.0.1:5000';
const RUNS = 5;
const SLOWDOWN = 4;
const FIRST_CARDS = 24;
const PHONE = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };

interface Interaction {
  /** makes the page ready for the tap */
  prepare?: (page: Page) => Promise<void>;
  target: (page: Page) => ReturnType<Page['locator']>;
  /** what the tap shows */
  effect: (page: Page) => Promise<void>;
}

const cards = (page: Page) => page.getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');

const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  menu: {
    target: (page) => page.getByRole('button', { name: 'Open menu' }),
    effect: (page) => dialog(page).getByRole('link', { name: 'All products' }).waitFor(),
  },
  filter: {
    async prepare(page) {
      await page.getByRole('button', { name: 'Filters', exact: true }).tap();
      await dialog(page).getByRole('checkbox').first().waitFor();
    },
    target: (page) => dialog(page).getByRole('checkbox').first(),
    effect: (page) => page.waitForURL((address) => address.search !== ''),
  },
  'add-to-cart': {
    target: (page) => page.getByRole('button', { name: /^Add to Cart/, disabled: false }).first(),
    effect: (page) =>
      page
        .getByText(/ added to cart!$/)
        .first()
        .waitFor(),
  },
  dialog: {
    target: (page) => page.getByRole('link', { name: /^View Details/ }).first(),
    effect: (page) => dialog(page).getByRole('heading').first().waitFor(),
  },
  'load-more': {
    target: (page) => page.getByRole('button', { name: /^Load More/ }),
    effect: (page) => cards(page).nth(FIRST_CARDS).waitFor({ state: 'attached' }),
  },
};

/**
 * Taps on the product list of the built shop, in a running suite, each on a page that has just loaded. A figure is the
 * least CPU time of the main thread in five taps, times four for a phone that is four times slower. What else a shared
 * machine does only adds to it: medians of the same build were between 57 and 115 ms within an hour. Throttling the
 * browser would need a quiet machine: it slows the clock, and a busy machine does too.
 */
export async function storefrontInteractions(): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: findHeadlessBrowser(),
    args: [...BROWSER_ARGS],
  });
  try {
    const figures: Figure[] = [];
    for (const [name, interaction] of Object.entries(INTERACTIONS)) {
      const costs: InteractionCost[] = [];
      for (let run = 0; run < RUNS; run += 1) costs.push(await measure(browser, interaction));
      const ms = SLOWDOWN * Math.min(...costs.map(({ mainThreadMs }) => mainThreadMs));
      const shift = median(costs.map(({ layoutShift }) => layoutShift));
      figures.push(
        { name: `interaction-${name}`, value: Math.round(ms), unit: 'ms of CPU, 4× slower' },
        {
          name: `interaction-${name}-layout-shift`,
          value: Math.round(shift * 1000) / 1000,
          unit: 'CLS',
        },
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** Links that open a dialog: the page that the server rendered has none. */
const APP_LINK = 'article a[href*="view="]';

/** Before the tap: scrolling lays out cards. */
const CENTRE = `(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })`;

async function measure(browser: Browser, interaction: Interaction): Promise<InteractionCost> {
  const { prepare, target, effect } = interaction;
  const context = await browser.newContext({ ...PHONE, baseURL: SHOP });
  try {
    const page = await context.newPage();
    await page.goto('/products');
    await page.locator(APP_LINK).first().waitFor();
    await cards(page)
      .nth(FIRST_CARDS - 1)
      .waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await target(page).evaluate(CENTRE);
    await page.waitForLoadState('networkidle');
    return await recordInteraction(page, async () => {
      await target(page).tap();
      await effect(page);
    });
  } finally {
    await context.close();
  }
}
