import type { Frame } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import {
  accessibilityViolations,
  SCREEN_VARIANTS,
  overflowsHorizontally,
} from '../../companion-server/testing/accessibility-violations.ts';
import { startCheckoutJourney } from '../testing/checkout-journey.ts';
import type { CheckoutJourney, Shopper } from '../testing/checkout-journey.ts';

let journey: CheckoutJourney;
let shopper: Shopper;

beforeAll(async () => {
  journey = await startCheckoutJourney();
});

afterEach(async () => {
  expect(shopper.complaints).toEqual([]);
  await shopper.page.context().close();
  await journey.fixture.reset();
});

afterAll(() => journey.close());

function frameOf({ page }: Shopper): Frame {
  return page.frames().find((frame) => frame.url().endsWith('/v1/checkout/frame'))!;
}

test('supports the whole payment by keyboard', async () => {
  shopper = await journey.shopper();
  await shopper.open();
  const { keyboard } = shopper.page;
  const tab = (name: string) => shopper.window.getByRole('tab', { name });
  await tab('Card').focus();
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  expect(await tab('Netbanking').getAttribute('aria-selected')).toBe('true');
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect.poll(() => shopper.calls()).toHaveLength(1);
  const { payments } = await journey.fixture.state();
  expect(payments).toMatchObject([{ method: 'netbanking', bank: 'HDFC', status: 'captured' }]);
});

test("keeps focus in the window and returns it to the shop's button", async () => {
  shopper = await journey.shopper();
  await shopper.open();
  const { page } = shopper;
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await focused()).not.toBe('BUTTON');
  }
  await shopper.press('Close payment window');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pay');
});

test('closes on Escape unless the shop turns that off', async () => {
  shopper = await journey.shopper();
  await shopper.open({ modal: { escape: false } });
  await shopper.page.keyboard.press('Escape');
  await shopper.window.getByRole('tab', { name: 'UPI' }).click();
  expect(await shopper.isWindowOpen()).toBe(true);
  await shopper.press('Close payment window');
  await shopper.open();
  await shopper.page.keyboard.press('Escape');
  await expect.poll(() => shopper.calls()).toEqual([{ dismissed: null }, { dismissed: null }]);
});

test('shows only the methods that the shop offers', async () => {
  shopper = await journey.shopper();
  await shopper.open({ method: { card: false, wallet: false }, prefill: { method: 'netbanking' } });
  const tabs = shopper.window.getByRole('tab');
  await tabs.first().waitFor();
  expect(await tabs.allInnerTexts()).toEqual(['UPI', 'Netbanking']);
  expect(await tabs.last().getAttribute('aria-selected')).toBe('true');
});

test('opens only one window, however often it is requested', async () => {
  shopper = await journey.shopper();
  await shopper.open();
  await shopper.page.evaluate(() => document.querySelector<HTMLElement>('#pay')?.click());
  expect(await shopper.page.locator('iframe').count()).toBe(1);
  await shopper.press('Close payment window');
  await expect.poll(() => shopper.page.locator('iframe').count()).toBe(0);
});

test.each(SCREEN_VARIANTS)(
  'is accessible in every state at %i px in %s colours',
  async (width, scheme) => {
    shopper = await journey.shopper({
      viewport: { width, height: 740 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    await shopper.open({ timeout: 600 });
    const frame = frameOf(shopper);
    for (const method of ['Card', 'UPI', 'Netbanking', 'Wallet']) {
      await shopper.window.getByRole('tab', { name: method }).click();
      expect(await accessibilityViolations(frame)).toEqual([]);
    }
    await shopper.press('Fail payment');
    await shopper.window.getByText('Payment failed').waitFor();
    expect(await accessibilityViolations(frame)).toEqual([]);
    expect(await overflowsHorizontally(frame)).toBe(false);
  },
);

test.each(SCREEN_VARIANTS)(
  'has an accessible dashboard at %i px in %s colours',
  async (width, scheme) => {
    shopper = await journey.shopper({ viewport: { width, height: 740 }, colorScheme: scheme });
    const { fixture } = journey;
    const payment = await fixture.capturedPayment(1_249_900);
    await fixture.sdk.payments.refund(payment.id, { amount: 14_950 });
    await fixture.setFault({ call: 'create_order', fault: 'timeout_after' });
    await shopper.page.goto(fixture.url);
    expect(await accessibilityViolations(shopper.page)).toEqual([]);
    expect(await overflowsHorizontally(shopper.page)).toBe(false);
  },
);
