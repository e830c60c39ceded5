import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

import type { SoakRun } from '../soak/soak-run.ts';
import type { Figure } from './figure.ts';
import { proofPage, type Measured } from './proof-page.ts';

const RUN = new URL('last-run.json', import.meta.url);
const BUDGETS = new URL('budgets.json', import.meta.url);
const SOAK = new URL('../soak/last-run.json', import.meta.url);
const PAGE = new URL('../../docs/proof.md', import.meta.url);

/** Keeps figures beside those of earlier runs, each with the commit it was measured at, and writes docs/proof.md. */
export function keepFigures(
  figures: readonly Figure[],
  budgets: Readonly<Record<string, number>>,
): void {
  const known = existsSync(RUN)
    ? (JSON.parse(readFileSync(RUN, 'utf8')) as Record<string, Measured>)
    : {};
  for (const { name, value, unit } of figures) {
    known[name] = { value, unit, commit: commit(), node: process.version, cores: cpus().length };
  }
  const kept: Record<string, Measured> = Object.fromEntries(
    Object.entries(known)
      .filter(([name]) => name in budgets)
      .toSorted(([left], [right]) => left.localeCompare(right)),
  );
  writeFileSync(RUN, `${JSON.stringify(kept, null, 2)}\n`);
  writeProofPage();
}

/** Writes docs/proof.md from what was kept last: the budgets, the figures and the long tests. */
export function writeProofPage(): void {
  const read = (file: URL): unknown =>
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const budgets = (read(BUDGETS) ?? {}) as Record<string, number>;
  const figures = (read(RUN) ?? {}) as Record<string, Measured>;
  writeFileSync(PAGE, proofPage(budgets, figures, read(SOAK) as SoakRun | null));
}

/** The commit that is being measured. */
export function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}
