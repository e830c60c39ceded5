import { expect, test } from 'vitest';

import { robotsText } from './robots.ts';

test('allows products, disallows checkout and names the sitemap', () => {
  const text = robotsText('https://shop.test');
  expect(text).toMatch(/^User-agent: \*\n/);
  expect(text).toContain('\nDisallow: /checkout\n');
  expect(text).not.toContain('Disallow: /products');
  expect(text).toContain('\nSitemap: https://shop.test/sitemap.xml\n');
});
