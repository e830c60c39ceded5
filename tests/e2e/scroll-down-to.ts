import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Turns the wheel until the part is there. A step waits for its frame: a part that is passed between two does not load. */
export async function scrollDownTo(page: Page, part: Locator): Promise<void> {
  const step = async () => {
    await page.mouse.wheel(0, 300);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return part.isVisible();
  };
  await expect.poll(step).toBe(true);
}
