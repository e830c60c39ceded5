import type { Page } from 'playwright-core';

/** Waits until React works in the served page: it then takes away the script that kept earlier presses. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !('karghaEarly' in window));
}
