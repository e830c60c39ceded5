import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stdout } from 'node:process';

import { firstViewFiles, gzipBytes, type Manifest } from './first-view.ts';

const PAGES = [
  'home',
  'products',
  'product',
  'cart',
  'checkout',
  'wishlist',
  'track-order',
  'about',
  'contact',
  'security',
  'bulk-orders',
  'auth',
  'not-found',
];

/**
 * Prints one line of JSON per page: `measure-first-view [outDir]`. All scripts that the page needs before it can be
 * used, the shop's frame with them; what loads near the screen or when it is pressed does not count. The benchmarks hold
 * the budgets. 1 kB = 1000 bytes, gzipped.
 */
function measure(outDir: string): void {
  const manifest = JSON.parse(
    readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  for (const page of PAGES) {
    report(
      `first-view-${page}`,
      gzipBytes(outDir, firstViewFiles(manifest, [sourceOf(page)])) / 1000,
    );
  }
}

function sourceOf(page: string): string {
  if (page === 'checkout') return 'src/app/layout/framed-checkout.tsx';
  return `src/pages/${page}-page.tsx`;
}

function report(name: string, value: number): void {
  stdout.write(`${JSON.stringify({ name, value: Number(value.toFixed(1)), unit: 'kB gzip' })}\n`);
}

measure(process.argv[2] ?? 'dist');
