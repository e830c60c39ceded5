import { expect, test } from 'vitest';

import { waitUntilSettled } from './axe.ts';
import { newShopper, PHONE } from './shop-browser.ts';

test.each([PHONE.width, 320])(
  'with double text size every button fits a %i px phone',
  async (width) => {
    const page = await newShopper({ viewport: { ...PHONE, width } });
    await page.goto('/products/banarasi-kadhua-saree-midnight');
    await page
      .getByRole('main')
      .getByRole('button', { name: /to wishlist$/ })
      .first()
      .click();
    await page
      .getByRole('main')
      .getByRole('button', { name: /from wishlist$/ })
      .first()
      .waitFor();
    await page.goto('/wishlist');
    const addToCart = page.getByRole('main').getByRole('button', { name: /^Add to Cart/ });
    await addToCart.waitFor();
    await waitUntilSettled(page);
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });

    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const header = page.getByRole('banner');
    const subscribe = page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' });
    for (const button of [...(await header.getByRole('button').all()), addToCart, subscribe]) {
      if (!(await button.isVisible())) continue;
      const box = await button.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  },
);
