import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';

import {
  languagePath,
  SITE_LANGUAGES,
  type SiteLanguage,
} from '../../domain/src/settings/language-path.ts';

import { firstViewFiles, firstViewStyles, type Manifest } from './first-view.ts';
import { inlineStyleSheet, pageHtml, withoutEntry } from './page-html.ts';

interface Prerenderer {
  prerenderPage: (address: string) => Promise<string>;
  prerenderFrame: (language: SiteLanguage) => Promise<string>;
  prerenderProductFrame: () => Promise<string>;
  prerenderStaffFrame: () => Promise<string>;
  prerenderOffline: (language: SiteLanguage) => Promise<string>;
}

const PAGES = [
  { address: '/', file: 'index.html', page: 'home' },
  { address: '/cart', file: 'cart.html', page: 'cart' },
  { address: '/about', file: 'about.html', page: 'about' },
  { address: '/contact', file: 'contact.html', page: 'contact' },
  { address: '/security', file: 'security.html', page: 'security' },
  { address: '/bulk-orders', file: 'bulk-orders.html', page: 'bulk-orders' },
  { address: '/404', file: '404.html', page: 'not-found' },
] as const;

const PRODUCT_PARTS = [
  'option-choices',
  'tailoring-choices',
  'product-offers',
  'bulk-terms',
  'size-help',
  'more-details',
].map((part) => `src/features/catalog/product/components/${part}.tsx`);

/** Pages with data, which the server renders into `<name>-frame.html`: their modules, and parts with styles. */
const SERVED_PAGES = [
  { name: 'products', sources: ['src/pages/products-page.tsx'], parts: [] },
  {
    name: 'product',
    sources: ['src/pages/product-page.tsx'],
    parts: [
      ...PRODUCT_PARTS,
      'src/features/catalog/back-in-stock/components/back-in-stock-form.tsx',
    ],
  },
  { name: 'collection', sources: ['src/pages/collection-page.tsx'], parts: [] },
  { name: 'origin', sources: ['src/pages/origin-page.tsx'], parts: [] },
  { name: 'piece', sources: ['src/pages/piece-page.tsx'], parts: [] },
  { name: 'story', sources: ['src/features/home/components/story-article.tsx'], parts: [] },
  { name: 'policies', sources: ['src/features/about/components/policy-list.tsx'], parts: [] },
  { name: 'privacy', sources: ['src/pages/privacy-page.tsx'], parts: [] },
];

/** Parts of the frame whose scripts load when they come near the screen. */
const FRAME_PARTS = ['src/app/header/wide-header.tsx', 'src/app/footer/shop-footer.tsx'];

/** The texts of Hindi pages. */
const HINDI = ['src/app/lazy-pages.ts', 'src/app/hindi.ts'];

/**
 * Writes the prerendered pages in both languages: each static page, `404.html`, `offline.html`, `app.html` as the frame
 * of every other shop page, a frame for each page that the server renders, and `staff.html` for the back office.
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
  const prerenderer = await loadPrerenderer(config);
  const manifest = JSON.parse(readFileSync(inOutDir('.vite/manifest.json'), 'utf8')) as Manifest;
  const template = inlineStyleSheet(readFileSync(inOutDir('index.html'), 'utf8'), (file) =>
    readFileSync(inOutDir(file), 'utf8'),
  );
  const scriptsOf = (sources: readonly string[]) => firstViewFiles(manifest, sources).slice(1);
  const stylesOf = (sources: readonly string[]) => {
    const [entry = []] = [manifest['index.html']?.css];
    return firstViewStyles(manifest, [...sources, ...FRAME_PARTS])
      .filter((file) => !entry.includes(file))
      .map((file) => ({ file, text: readFileSync(inOutDir(file), 'utf8') }));
  };
  const chunksOf = (page: string) => {
    const sources = [`src/pages/${page}-page.tsx`];
    return { scripts: scriptsOf(sources), styles: stylesOf(sources) };
  };
  const write = (file: string, text: string) => writeFileSync(inOutDir(file), text);
  const frameOnly = { scripts: [], styles: stylesOf([]) };

  mkdirSync(inOutDir('hi'), { recursive: true });
  for (const language of SITE_LANGUAGES) {
    const folder = language === 'en' ? '' : `${language}/`;
    for (const { address: path, file, page } of PAGES) {
      const address = languagePath(language, path);
      const html = await prerenderer.prerenderPage(address);
      const { scripts, styles } = chunksOf(page);
      const all = language === 'en' ? scripts : [...scripts, ...scriptsOf(HINDI)];
      write(
        folder + file,
        pageHtml(template, { html, address, language, styles, scripts: [...new Set(all)] }),
      );
    }
    const offline = await prerenderer.prerenderOffline(language);
    write(
      `${folder}offline.html`,
      pageHtml(withoutEntry(template), { html: offline, language, ...frameOnly }),
    );
    const frame = await prerenderer.prerenderFrame(language);
    write(`${folder}app.html`, pageHtml(template, { html: frame, language, ...frameOnly }));
  }
  const frame = await prerenderer.prerenderFrame('en');
  const product = await prerenderer.prerenderProductFrame();
  for (const { name, sources, parts } of SERVED_PAGES) {
    const page = {
      html: name === 'product' ? product : frame,
      scripts: scriptsOf([PRELOADER, ...sources]),
      styles: stylesOf([...sources, ...parts]),
    };
    write(`${name}-frame.html`, pageHtml(template, page));
  }
  const staffFrame = await prerenderer.prerenderStaffFrame();
  write('staff.html', pageHtml(template, { html: staffFrame, scripts: [], styles: [] }));
}

/** Reads what a page needs before it replaces the one that the server rendered. */
const PRELOADER = 'src/app/preload-address.ts';

/** The code that renders pages, for this build and for the functions. It contains everything that it imports. */
async function loadPrerenderer(config: ResolvedConfig): Promise<Prerenderer> {
  const folder = join(config.root, '../functions/lib/pages');
  await build({
    root: config.root,
    mode: config.mode,
    logLevel: 'warn',
    define: {
      'import.meta.env.VITE_ON_SERVER': '"yes"',
      // The compiled JSX calls the React of the same kind.
      'process.env.NODE_ENV': config.isProduction ? '"production"' : '"development"',
    },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
    },
  });
  // Without a query: chunks import this file by its name, and there must be one React.
  return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Prerenderer;
}
