import { expect, test } from 'vitest';

import { settled } from './axe-steps.ts';
import { newShopper, PHONE } from './shop-browser.ts';

test('with text twice as large a phone has every button in sight, in the header and on the wishlist', async () => {
  const page = await newShopper({ viewport: PHONE });
  await page.goto('/products/banarasi-kadhua-saree-midnight');
  await page
    .getByRole('main')
    .getByRole('button', { name: /to wishlist$/ })
    .first()
    .click();
  await page.goto('/wishlist');
  const addToCart = page.getByRole('main').getByRole('button', { name: /^Add to Cart/ });
  await addToCart.waitFor();
  await settled(page);
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });

  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(PHONE.width);
  const header = page.getByRole('banner');
  for (const button of [...(await header.getByRole('button').all()), addToCart]) {
    if (!(await button.isVisible())) continue;
    const box = await button.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  }
});
