import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

import { lastSoakRuns, type SoakRuns } from '../soak/soak-run.ts';
import type { Figure, Measured } from './figure.ts';
import { proofPage } from './proof-page.ts';

const RUN = new URL('last-run.json', import.meta.url);
const BUDGETS = new URL('budgets.json', import.meta.url);
const SOAK = new URL('../soak/last-run.json', import.meta.url);
const PAGE = new URL('../../docs/proof.md', import.meta.url);

/** Keeps figures beside those of earlier runs, each with the commit it was measured at, and writes docs/proof.md. */
export function saveFigures(
  figures: readonly Figure[],
  budgets: Readonly<Record<string, number>>,
): void {
  const saved = readJson(RUN) as Record<string, Measured>;
  for (const { name, value, unit } of figures) {
    saved[name] = {
      value,
      unit,
      commit: currentCommit(),
      node: process.version,
      cores: cpus().length,
    };
  }
  const budgeted: Record<string, Measured> = Object.fromEntries(
    Object.entries(saved)
      .filter(([name]) => name in budgets)
      .toSorted(([left], [right]) => left.localeCompare(right)),
  );
  writeFileSync(RUN, `${JSON.stringify(budgeted, null, 2)}\n`);
  writeProofPage();
}

/** Keeps how long tests ended beside those that did not run this time, and writes docs/proof.md. */
export function saveSoakRuns(runs: SoakRuns): void {
  const budgeted = lastSoakRuns(readJson(SOAK) as SoakRuns, runs);
  writeFileSync(SOAK, `${JSON.stringify(budgeted, null, 2)}\n`);
  writeProofPage();
}

/** Writes docs/proof.md from what was kept last: the budgets, the figures and the long tests. */
function writeProofPage(): void {
  const budgets = readJson(BUDGETS) as Record<string, number>;
  const figures = readJson(RUN) as Record<string, Measured>;
  writeFileSync(PAGE, proofPage(budgets, figures, readJson(SOAK) as SoakRuns));
  // As every other page, or the check would complain of it.
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', fileURLToPath(PAGE)]);
}

/** What a file has kept; nothing before the first run. */
function readJson(file: URL): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The commit that is being measured. */
export function currentCommit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}
