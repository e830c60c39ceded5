import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

import { currentCommit, saveSoakRuns } from '../bench/last-run.ts';
import { soakRuns, type SoakReport } from './soak-run.ts';
import { soakShare, soakSize } from './soak-size.ts';

/**
 * Prints the result of each long test as one JSON object per line. `--write` saves full-size runs and updates
 * docs/proof.md. Throws if there is no vitest report.
 */
function main([file = '', ...args]: string[]): void {
  if (!existsSync(file)) throw new Error(`There is no report of the long tests in ${file}.`);
  const runs = soakRuns(JSON.parse(readFileSync(file, 'utf8')) as SoakReport, {
    sizeOf: soakSize,
    commit: currentCommit(),
    node: process.version,
    cores: cpus().length,
  });
  for (const [test, run] of Object.entries(runs)) {
    process.stdout.write(`${JSON.stringify({ name: `soak-${test}`, ...run })}\n`);
  }
  if (args.includes('--write') && soakShare() === 1) saveSoakRuns(runs);
}

main(process.argv.slice(2));
