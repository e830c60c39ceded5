import { expect, test } from 'vitest';

import { robotsText } from './robots.ts';

test('search engines may visit the shelf but not the till, and find the sitemap', () => {
  const text = robotsText('https://shop.test');
  expect(text).toMatch(/^User-agent: \*\n/);
  expect(text).toContain('\nDisallow: /checkout\n');
  expect(text).not.toContain('Disallow: /products');
  expect(text).toContain('\nSitemap: https://shop.test/sitemap.xml\n');
});
