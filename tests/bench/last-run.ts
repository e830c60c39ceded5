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

/** Merges figures into those of earlier runs, with the commit they were measured at, and writes docs/proof.md. */
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

export function saveSoakRuns(runs: SoakRuns): void {
  const budgeted = lastSoakRuns(readJson(SOAK) as SoakRuns, runs);
  writeFileSync(SOAK, `${JSON.stringify(budgeted, null, 2)}\n`);
  writeProofPage();
}

function writeProofPage(): void {
  const budgets = readJson(BUDGETS) as Record<string, number>;
  const figures = readJson(RUN) as Record<string, Measured>;
  writeFileSync(PAGE, proofPage(budgets, figures, readJson(SOAK) as SoakRuns));
  // Formatted like every other page, or `npm run check` would fail.
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', fileURLToPath(PAGE)]);
}

function readJson(file: URL): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function currentCommit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}
