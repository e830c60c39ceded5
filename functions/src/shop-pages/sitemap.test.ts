import { expect, test } from 'vitest';

import { sitemap } from './sitemap.ts';

test('the sitemap lists pages and products with the day of their last change', () => {
  const xml = sitemap('https://shop.test', [
    { slug: 'saree-1', updatedAt: new Date('2026-11-01T00:00:00Z') },
  ]);
  expect(xml).toContain('<loc>https://shop.test/</loc>');
  expect(xml).toContain(
    '<url><loc>https://shop.test/products/saree-1</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod></url>',
  );
  expect(xml).not.toContain('/cart');
});

test('an odd slug cannot break the file', () => {
  const xml = sitemap('https://shop.test', [{ slug: '</loc>&', updatedAt: new Date(0) }]);
  expect(xml).toContain('/products/%3C%2Floc%3E%26</loc>');
});
