import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';

import type { Figure } from './figure.ts';
import { saveFigures } from './last-run.ts';

const RUN_BENCH = new URL('run-bench.ts', import.meta.url);

const budgets = JSON.parse(
  readFileSync(new URL('budgets.json', import.meta.url), 'utf8'),
) as Record<string, number>;

/**
 * Prints one JSON object per figure. The exit code is 1 when a figure is over its budget or missing. `--write`
 * saves the figures and writes docs/proof.md. Arguments choose the benches; without any, all run.
 */
async function main(args: string[]): Promise<void> {
  const requested = args.filter((arg) => arg !== '--write');
  const names = requested.length > 0 ? requested : ((await runInProcess()) as string[]);
  const unmeasured = new Set(Object.keys(budgets));
  for (const name of names) {
    const figures = await runBench(name);
    for (const figure of figures) {
      printFigure(figure);
      unmeasured.delete(figure.name);
    }
    if (args.includes('--write')) saveFigures(figures, budgets);
  }
  if (requested.length === 0) reportUnmeasured(unmeasured);
}

/** If one bench throws, the others still run and its figures count as unmeasured. */
async function runBench(name: string): Promise<Figure[]> {
  try {
    return (await runInProcess(name)) as Figure[];
  } catch (error) {
    process.stderr.write(`${name}: ${String(error)}\n`);
    process.exitCode = 1;
    return [];
  }
}

/**
 * Each bench runs in its own process, because a Firestore client lives as long as its process and some benches
 * open several.
 */
function runInProcess(name?: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = fork(RUN_BENCH, name === undefined ? [] : [name]);
    let result: unknown;
    child.once('message', (message) => {
      result = message;
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (result === undefined) reject(new Error(`exited with ${code ?? 'a signal'}`));
      else resolve(result);
    });
  });
}

function printFigure(figure: Figure): void {
  const budget = budgets[figure.name];
  const isWithinBudget =
    budget !== undefined && Number.isFinite(figure.value) && figure.value <= budget;
  process.stdout.write(
    `${JSON.stringify({ ...figure, budget: budget ?? null, ok: isWithinBudget })}\n`,
  );
  if (!isWithinBudget) process.exitCode = 1;
}

/** A budget without a figure would otherwise look met. */
function reportUnmeasured(names: Set<string>): void {
  for (const name of names) {
    process.stdout.write(
      `${JSON.stringify({ name, value: null, unit: '', budget: budgets[name], ok: false })}\n`,
    );
    process.exitCode = 1;
  }
}

await main(process.argv.slice(2));
