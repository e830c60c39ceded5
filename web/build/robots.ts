import type { Plugin } from 'vite';

const CLOSED = ['/api/', '/admin', '/checkout', '/orders', '/profile'];

export function robotsText(shop: string): string {
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), ''];
  return [...lines, `Sitemap: ${shop}/sitemap.xml`, ''].join('\n');
}

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
