import { escapeHtml } from '../../http/markup.ts';

const STATIC_PATHS = [
  '/',
  '/products',
  '/about',
  '/contact',
  '/security',
  '/bulk-orders',
  '/policies',
  '/privacy',
];

export interface SitemapPage {
  /** '/collections/wedding-trunk', URL-encoded */
  path: string;
  updatedAt: Date;
}

/** https://www.sitemaps.org/protocol.html: at most 50,000 addresses per file. */
export const MAX_IN_SITEMAP = 50_000 - STATIC_PATHS.length;

export function sitemap(shop: string, pages: readonly SitemapPage[]): string {
  const fixed = STATIC_PATHS.map((path) => `<url><loc>${escapeHtml(shop + path)}</loc></url>`);
  const shown = pages.map(
    ({ path, updatedAt }) =>
      `<url><loc>${escapeHtml(shop + path)}</loc>` +
      `<lastmod>${updatedAt.toISOString()}</lastmod></url>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
    `${[...fixed, ...shown].join('')}</urlset>`
  );
}
