import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

import { commit, writeProofPage } from '../bench/last-run.ts';
import { soakRun, type SoakReport } from './soak-run.ts';
import { soakShare, soakSize } from './soak-size.ts';

const LAST = new URL('last-run.json', import.meta.url);

/**
 * Prints how the long tests ended, as one JSON object on one line. `--write` keeps a run of the full size and writes
 * docs/proof.md from it. Throws when vitest has left no report: then there was no run.
 */
function main([file = '', ...args]: string[]): void {
  if (!existsSync(file)) throw new Error(`The long tests have left no report in ${file}.`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as SoakReport;
  const run = soakRun(report, {
    stories: soakSize('stories'),
    meetings: soakSize('meetings'),
    orders: soakSize('orders'),
    commit: commit(),
    node: process.version,
    cores: cpus().length,
  });
  process.stdout.write(`${JSON.stringify(run)}\n`);
  if (!args.includes('--write') || soakShare() < 1) return;
  writeFileSync(LAST, `${JSON.stringify(run, null, 2)}\n`);
  writeProofPage();
}

main(process.argv.slice(2));
