import { expect, test } from 'vitest';

import { sitemap } from './sitemap.ts';

const PICTURES = (path: string) => `https://pictures.test/${path}?a&b`;
const ADDRESS = /<loc>https:\/\/shop\.test([^<]*)<\/loc>/g;

const ENGLISH = [
  '/',
  '/products',
  '/about',
  '/contact',
  '/security',
  '/bulk-orders',
  '/policies',
  '/privacy',
  '/products/saree-1',
  '/collections/wedding-trunk',
];

test('lists the shop pages and the database pages with their last change', () => {
  const xml = sitemap(
    'https://shop.test',
    [
      {
        path: '/products/saree-1',
        updatedAt: new Date('2026-11-01T00:00:00Z'),
        pictures: ['saree/front.webp'],
      },
      { path: '/collections/wedding-trunk', updatedAt: new Date('2026-11-02T00:00:00Z') },
    ],
    PICTURES,
  );
  const paths = [...xml.matchAll(ADDRESS)].map(([, path = '']) => path);
  const isHindi = (path: string) => /^\/hi(?:\/|$)/.test(path);
  expect(paths.filter(isHindi)).toEqual(['', ...ENGLISH.slice(1)].map((path) => `/hi${path}`));
  expect(paths.filter((path) => !isHindi(path))).toEqual(ENGLISH);
  expect(xml).toContain(
    '<url><loc>https://shop.test/hi/products/saree-1</loc>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://shop.test/products/saree-1"/>' +
      '<xhtml:link rel="alternate" hreflang="hi" href="https://shop.test/hi/products/saree-1"/>' +
      '<lastmod>2026-11-01T00:00:00.000Z</lastmod>' +
      '<image:image><image:loc>https://pictures.test/saree/front.webp?a&amp;b</image:loc></image:image></url>',
  );
});

test('escapes unusual addresses', () => {
  const xml = sitemap(
    'https://shop.test',
    [{ path: '/</loc>&', updatedAt: new Date(0) }],
    PICTURES,
  );
  expect(xml).toContain('/&lt;/loc&gt;&amp;</loc>');
});
