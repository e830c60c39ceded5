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
  /** Storage paths of its pictures */
  pictures?: readonly string[];
}

/** https://www.sitemaps.org/protocol.html: at most 50,000 addresses per file. */
export const MAX_IN_SITEMAP = 50_000 - STATIC_PATHS.length;

/** With the pictures of each page: https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
export function sitemap(
  shop: string,
  pages: readonly SitemapPage[],
  pictureAddress: (path: string) => string,
): string {
  const fixed = STATIC_PATHS.map((path) => `<url><loc>${escapeHtml(shop + path)}</loc></url>`);
  const shown = pages.map(
    ({ path, updatedAt, pictures = [] }) =>
      `<url><loc>${escapeHtml(shop + path)}</loc>` +
      `<lastmod>${updatedAt.toISOString()}</lastmod>` +
      `${pictures.map((picture) => imageIn(pictureAddress(picture))).join('')}</url>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">' +
    `${[...fixed, ...shown].join('')}</urlset>`
  );
}

function imageIn(address: string): string {
  return `<image:image><image:loc>${escapeHtml(address)}</image:loc></image:image>`;
}
