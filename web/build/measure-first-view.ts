import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stdout } from 'node:process';

import { firstViewFiles, gzipBytes, type Manifest } from './first-view.ts';

const WHOLE = ['home', 'products'];

const FRAMED_PAGES = [
  'cart',
  'product',
  'wishlist',
  'checkout',
  'track-order',
  'about',
  'contact',
  'security',
  'bulk-orders',
  'auth',
  'not-found',
];

/**
 * Prints one line of JSON per page: `measure-first-view [outDir]`. The benchmarks hold the budgets. 1 kB = 1000
 * bytes, gzipped.
 */
function measure(outDir: string): void {
  const manifest = JSON.parse(
    readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const weigh = (pages: string[]) =>
    gzipBytes(outDir, firstViewFiles(manifest, pages.map(sourceOf))) / 1000;
  const frame = weigh([]);

  for (const page of WHOLE) report(`first-view-${page}`, weigh([page]));
  for (const page of FRAMED_PAGES) {
    report(`first-view-beyond-frame-${page}`, weigh([page]) - frame);
  }
}

function sourceOf(page: string): string {
  return `src/pages/${page}-page.tsx`;
}

function report(name: string, value: number): void {
  stdout.write(`${JSON.stringify({ name, value: Number(value.toFixed(1)), unit: 'kB gzip' })}\n`);
}

measure(process.argv[2] ?? 'dist');
