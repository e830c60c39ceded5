import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, FrameLocator, Page } from 'playwright-core';

import { findHeadlessBrowser } from '../../../tests/browser/find-browser.ts';
import type { CompanionServer } from '../../companion-server/companion-server.ts';
import type { CheckoutError } from '../checkout/checkout-api.ts';
import type { CheckoutOptions } from '../checkout-window/checkout-options.ts';
import { DEMO_CREDENTIALS } from '../demo-credentials.ts';
import type { Order } from '../store/entities.ts';
import type { CheckoutResult } from '../checkout/pay-order.ts';
import { startSandboxFixture } from './sandbox-fixture.ts';
import type { SandboxFixture } from './sandbox-fixture.ts';
import { startShopPage } from './shop-page.ts';

/** The callbacks that the shop's page received, in order. */
export type ShopCall =
  | { paid: CheckoutResult }
  | { failed: CheckoutError }
  | { dismissed: 'timeout' | null };

interface ShopWindow {
  options: CheckoutOptions;
  calls: ShopCall[];
}

export class Shopper {
  readonly page: Page;
  readonly order: Order;
  /** Browser errors, and requests to any address other than the two servers. */
  readonly complaints: string[] = [];
  readonly window: FrameLocator;

  constructor(page: Page, order: Order) {
    this.page = page;
    this.order = order;
    this.window = page.frameLocator('iframe[title="Payment window"]');
  }

  /** Opens the payment window with the page's own button and waits until it is ready. */
  async open(options: CheckoutOptions = {}): Promise<void> {
    const wanted: CheckoutOptions = {
      key: DEMO_CREDENTIALS.keyId,
      order_id: this.order.id,
      name: 'Kargha',
      description: 'Two stoles',
      theme: { color: '#F37254' },
      prefill: { name: 'Meera Joshi', email: 'meera@kargha.example', contact: '+919876543210' },
      ...options,
    };
    await this.page.evaluate((given) => {
      (window as unknown as ShopWindow).options = given;
    }, wanted);
    await this.page.getByRole('button', { name: 'Pay now' }).click();
    await this.window.getByRole('heading', { name: 'Kargha' }).waitFor();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.window.getByRole('button', { name, exact: typeof name === 'string' }).click();
  }

  calls(): Promise<ShopCall[]> {
    return this.page.evaluate(() => (window as unknown as ShopWindow).calls);
  }

  isWindowOpen(): Promise<boolean> {
    return this.page.locator('iframe').isVisible();
  }
}

export class CheckoutJourney {
  readonly fixture: SandboxFixture;
  readonly #shop: CompanionServer;
  readonly #browser: Browser;

  constructor(fixture: SandboxFixture, shop: CompanionServer, browser: Browser) {
    this.fixture = fixture;
    this.#shop = shop;
    this.#browser = browser;
  }

  async shopper(options: BrowserContextOptions = {}): Promise<Shopper> {
    const context = await this.#browser.newContext(options);
    const order = await this.fixture.createOrder({ amount: 1_249_900 });
    const shopper = new Shopper(await context.newPage(), order);
    const { page, complaints } = shopper;
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(this.fixture.url) && !url.startsWith(this.#shop.url))
        complaints.push(url);
    });
    await page.goto(this.#shop.url);
    return shopper;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#shop.close();
    await this.fixture.close();
  }
}

export async function startCheckoutJourney(): Promise<CheckoutJourney> {
  const fixture = await startSandboxFixture();
  const shop = await startShopPage(fixture.url);
  const browser = await chromium.launch({
    executablePath: findHeadlessBrowser(),
    // Chromium has no sandbox when it runs as root in a container.
    args: ['--no-sandbox'],
  });
  return new CheckoutJourney(fixture, shop, browser);
}
