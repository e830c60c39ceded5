import { languagePath, SITE_LANGUAGES } from '@kargha/domain/settings/language-path';

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

/** https://www.sitemaps.org/protocol.html: at most 50,000 addresses per file, of which each page has one per language. */
export const MAX_IN_SITEMAP = 50_000 / SITE_LANGUAGES.length - STATIC_PATHS.length;

/** With each language (https://developers.google.com/search/docs/specialty/international/localized-versions) and the pictures of each page: https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
export function sitemap(
  shop: string,
  pages: readonly SitemapPage[],
  pictureAddress: (path: string) => string,
): string {
  const fixed = STATIC_PATHS.map((path) => entries(shop, path));
  const shown = pages.map(({ path, updatedAt, pictures = [] }) =>
    entries(
      shop,
      path,
      `<lastmod>${updatedAt.toISOString()}</lastmod>` +
        pictures.map((picture) => imageIn(pictureAddress(picture))).join(''),
    ),
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
    'xmlns:xhtml="http://www.w3.org/1999/xhtml" ' +
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">' +
    `${[...fixed, ...shown].join('')}</urlset>`
  );
}

function imageIn(address: string): string {
  return `<image:image><image:loc>${escapeHtml(address)}</image:loc></image:image>`;
}

/** A page in each language, with links to the others. */
function entries(shop: string, path: string, more = ''): string {
  const addresses = SITE_LANGUAGES.map((language) => ({
    language,
    address: escapeHtml(shop + languagePath(language, path)),
  }));
  const links = addresses
    .map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    )
    .join('');
  return addresses.map(({ address }) => `<url><loc>${address}</loc>${links}${more}</url>`).join('');
}
