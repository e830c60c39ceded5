import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stdout } from 'node:process';

import { FIRST_VIEWS, firstViewFiles, gzipBytes, type Manifest } from './first-view.ts';

/**
 * Prints one line of JSON per page: `measure-first-view [outDir]`. All scripts that the page needs before it can be
 * used, the shop's frame with them; what loads near the screen or when it is pressed does not count. The benchmarks hold
 * the budgets. 1 kB = 1000 bytes, gzipped.
 */
function measure(outDir: string): void {
  const manifest = JSON.parse(
    readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  for (const { page, source } of FIRST_VIEWS) {
    report(`first-view-${page}`, gzipBytes(outDir, firstViewFiles(manifest, [source])) / 1000);
  }
}

function report(name: string, value: number): void {
  stdout.write(`${JSON.stringify({ name, value: Number(value.toFixed(1)), unit: 'kB gzip' })}\n`);
}

measure(process.argv[2] ?? 'dist');
