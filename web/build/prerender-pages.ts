import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';

import { firstViewFiles, type Manifest } from './first-view.ts';
import { inlineStyleSheet, pageHtml, withoutEntry, type PrerenderedPage } from './page-html.ts';

interface Prerenderer {
  prerenderPage: (address: string) => Promise<PrerenderedPage>;
  prerenderFrame: () => Promise<PrerenderedPage>;
  prerenderProductFrame: () => Promise<PrerenderedPage>;
  prerenderStaffFrame: () => Promise<PrerenderedPage>;
  prerenderOffline: () => Promise<PrerenderedPage>;
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
  const scriptsOf = (page: string) =>
    firstViewFiles(manifest, [`src/pages/${page}-page.tsx`]).slice(1);

  for (const { address, file, page } of PAGES) {
    const drawn = await prerenderer.prerenderPage(address);
    writeFileSync(
      inOutDir(file),
      pageHtml(template, { ...drawn, address, scripts: scriptsOf(page) }),
    );
  }
  const missing = await prerenderer.prerenderPage(NOWHERE);
  writeFileSync(
    inOutDir('404.html'),
    pageHtml(template, { ...missing, address: NOWHERE, scripts: scriptsOf('not-found') }),
  );
  const offline = await prerenderer.prerenderOffline();
  writeFileSync(
    inOutDir('offline.html'),
    pageHtml(withoutEntry(template), { ...offline, scripts: [] }),
  );
  const frame = await prerenderer.prerenderFrame();
  writeFileSync(inOutDir('app.html'), pageHtml(template, { ...frame, scripts: [] }));
  const product = await prerenderer.prerenderProductFrame();
  writeFileSync(
    inOutDir('product-frame.html'),
    pageHtml(template, { ...product, scripts: scriptsOf('product') }),
  );
  const staffFrame = await prerenderer.prerenderStaffFrame();
  writeFileSync(inOutDir('staff.html'), pageHtml(template, { ...staffFrame, scripts: [] }));
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
