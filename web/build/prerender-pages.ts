import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';

import { firstViewFiles, firstViewStyles, type Manifest } from './first-view.ts';
import { inlineStyleSheet, pageHtml, withoutEntry } from './page-html.ts';

interface Prerenderer {
  prerenderPage: (address: string) => Promise<string>;
  prerenderFrame: () => Promise<string>;
  prerenderProductFrame: () => Promise<string>;
  prerenderStaffFrame: () => Promise<string>;
  prerenderOffline: () => Promise<string>;
}

const PAGES = [
  { address: '/', file: 'index.html', page: 'home' },
  { address: '/products', file: 'products.html', page: 'products' },
  { address: '/cart', file: 'cart.html', page: 'cart' },
  { address: '/about', file: 'about.html', page: 'about' },
  { address: '/contact', file: 'contact.html', page: 'contact' },
  { address: '/security', file: 'security.html', page: 'security' },
  { address: '/bulk-orders', file: 'bulk-orders.html', page: 'bulk-orders' },
] as const;

const NOWHERE = '/404';

/**
 * Writes the prerendered pages: each static page, `404.html`, `app.html` as the frame of every other shop page,
 * `product-frame.html` for the server to fill in, and `staff.html` for the back office.
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name: 'kargha:prerender-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      isWritten = true;
    },
    async closeBundle() {
      if (isWritten && !config.build.ssr) await drawPages(config);
    },
  };
}

async function drawPages(config: ResolvedConfig): Promise<void> {
  const outDir = resolve(config.root, config.build.outDir);
  const inOutDir = (file: string) => join(outDir, file);
  const prerenderer = await loadPrerenderer(config, outDir);
  const manifest = JSON.parse(readFileSync(inOutDir('.vite/manifest.json'), 'utf8')) as Manifest;
  const template = inlineStyleSheet(readFileSync(inOutDir('index.html'), 'utf8'), (file) =>
    readFileSync(inOutDir(file), 'utf8'),
  );
  const chunksOf = (page: string) => {
    const source = [`src/pages/${page}-page.tsx`];
    const [entry = []] = [manifest['index.html']?.css];
    return {
      scripts: firstViewFiles(manifest, source).slice(1),
      styles: firstViewStyles(manifest, source)
        .filter((file) => !entry.includes(file))
        .map((file) => ({ file, text: readFileSync(inOutDir(file), 'utf8') })),
    };
  };
  const write = (file: string, text: string) => writeFileSync(inOutDir(file), text);
  const frameOnly = { scripts: [], styles: [] };

  for (const { address, file, page } of PAGES) {
    const html = await prerenderer.prerenderPage(address);
    write(file, pageHtml(template, { html, address, ...chunksOf(page) }));
  }
  const missing = await prerenderer.prerenderPage(NOWHERE);
  write(
    '404.html',
    pageHtml(template, { html: missing, address: NOWHERE, ...chunksOf('not-found') }),
  );
  const offline = await prerenderer.prerenderOffline();
  write('offline.html', pageHtml(withoutEntry(template), { html: offline, ...frameOnly }));
  const frame = await prerenderer.prerenderFrame();
  write('app.html', pageHtml(template, { html: frame, ...frameOnly }));
  const product = await prerenderer.prerenderProductFrame();
  write('product-frame.html', pageHtml(template, { html: product, ...chunksOf('product') }));
  const staffFrame = await prerenderer.prerenderStaffFrame();
  write('staff.html', pageHtml(template, { html: staffFrame, ...frameOnly }));
}

async function loadPrerenderer(config: ResolvedConfig, outDir: string): Promise<Prerenderer> {
  const folder = join(config.root, '../.cache/prerender', basename(outDir));
  await build({
    root: config.root,
    mode: config.mode,
    logLevel: 'warn',
    build: {
      ssr: 'src/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
    },
  });
  const address = pathToFileURL(join(folder, 'prerender.js')).href;
  return (await import(`${address}?${Date.now()}`)) as Prerenderer;
}
