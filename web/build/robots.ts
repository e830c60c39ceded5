import type { Plugin } from 'vite';

/** Pages that belong to one person, or that answer machines. */
const CLOSED = ['/api/', '/admin', '/checkout', '/orders', '/profile'];

/** robots.txt of a shop: what search engines should leave alone, and where the sitemap is. */
export function robotsText(shop: string): string {
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), ''];
  return [...lines, `Sitemap: ${shop}/sitemap.xml`, ''].join('\n');
}

/** Writes robots.txt. It is built because the address of a sitemap has to be a whole one. */
export function robots(): Plugin {
  let shop: string;
  return {
    name: 'kargha:robots',
    apply: 'build',
    configResolved({ env }) {
      const { VITE_SHOP_URL: given = '', VITE_FIREBASE_PROJECT_ID: project = '' } = env as Record<
        string,
        string | undefined
      >;
      shop = given === '' ? `https://${project}.web.app` : given;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsText(shop) });
    },
  };
}
