import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

import { commit, keepSoak } from '../bench/last-run.ts';
import { soakRuns, type SoakReport } from './soak-run.ts';
import { soakShare, soakSize } from './soak-size.ts';

/**
 * Prints how each long test ended, as one JSON object a line. `--write` keeps those of the full size and writes
 * docs/proof.md from them. Throws when vitest has left no report: then there was no run.
 */
function main([file = '', ...args]: string[]): void {
  if (!existsSync(file)) throw new Error(`The long tests have left no report in ${file}.`);
  const runs = soakRuns(JSON.parse(readFileSync(file, 'utf8')) as SoakReport, {
    sizeOf: soakSize,
    commit: commit(),
    node: process.version,
    cores: cpus().length,
  });
  for (const [test, run] of Object.entries(runs)) {
    process.stdout.write(`${JSON.stringify({ name: `soak-${test}`, ...run })}\n`);
  }
  if (args.includes('--write') && soakShare() === 1) keepSoak(runs);
}

main(process.argv.slice(2));
