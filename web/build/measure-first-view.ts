import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stdout } from 'node:process';

import { firstViewFiles, gzipBytes, type Manifest } from './first-view.ts';

/** Kilobytes (1000 bytes) of compressed script that the first view of a page may cost. */
const BUDGETS = { home: 160, products: 170 } as const;

/** What any other page of the shop may cost beyond the frame that is there already. */
const BEYOND_FRAME = 40;
const OTHER_PAGES = [
  'cart',
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

/** Prints one line of JSON per page, for people and for the bench: `measure-first-view [outDir]`. */
function measure(outDir: string): void {
  const manifest = JSON.parse(
    readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const weigh = (pages: string[]) =>
    gzipBytes(outDir, firstViewFiles(manifest, pages.map(sourceOf))) / 1000;
  const frame = weigh([]);

  for (const [page, budget] of Object.entries(BUDGETS)) report(page, weigh([page]), budget);
  for (const page of OTHER_PAGES) report(page, weigh([page]), frame + BEYOND_FRAME);
}

function sourceOf(page: string): string {
  return `src/pages/${page}-page.tsx`;
}

function report(page: string, value: number, budget: number): void {
  const line = {
    name: `web first view ${page}`,
    value: Number(value.toFixed(1)),
    unit: 'kB gzip',
    budget: Number(budget.toFixed(1)),
    ok: value <= budget,
  };
  stdout.write(`${JSON.stringify(line)}\n`);
  if (!line.ok) process.exitCode = 1;
}

measure(process.argv[2] ?? 'dist');
