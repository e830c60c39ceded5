import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';

import type { Figure } from './figure.ts';
import { keepFigures } from './last-run.ts';

const RUN_BENCH = new URL('run-bench.ts', import.meta.url);

const budgets = JSON.parse(
  readFileSync(new URL('budgets.json', import.meta.url), 'utf8'),
) as Record<string, number>;

/**
 * Prints one JSON object a figure; the exit code is 1 when one is over its budget or has none. `--write` keeps the
 * figures and writes docs/proof.md from them. Names choose benches; without one, all run.
 */
async function main(args: string[]): Promise<void> {
  const wanted = args.filter((arg) => arg !== '--write');
  const names = wanted.length > 0 ? wanted : ((await inProcess()) as string[]);
  const unmeasured = new Set(Object.keys(budgets));
  for (const name of names) {
    const figures = await figuresOf(name);
    for (const figure of figures) {
      report(figure);
      unmeasured.delete(figure.name);
    }
    if (args.includes('--write')) keepFigures(figures, budgets);
  }
  if (wanted.length === 0) reportUnmeasured(unmeasured);
}

/** One bench that breaks must not take the others with it: its figures count as unmeasured. */
async function figuresOf(name: string): Promise<Figure[]> {
  try {
    return (await inProcess(name)) as Figure[];
  } catch (error) {
    process.stderr.write(`${name}: ${String(error)}\n`);
    process.exitCode = 1;
    return [];
  }
}

/** Each bench has a process of its own: a Firestore client lives as long as its process, and they open several. */
function inProcess(name?: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = fork(RUN_BENCH, name === undefined ? [] : [name]);
    let sent: unknown;
    child.once('message', (message) => {
      sent = message;
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (sent === undefined) reject(new Error(`it ended with ${code ?? 'a signal'}`));
      else resolve(sent);
    });
  });
}

function report(figure: Figure): void {
  const budget = budgets[figure.name];
  const ok = budget !== undefined && Number.isFinite(figure.value) && figure.value <= budget;
  process.stdout.write(`${JSON.stringify({ ...figure, budget: budget ?? null, ok })}\n`);
  if (!ok) process.exitCode = 1;
}

/** A budget without a figure would look kept for ever. */
function reportUnmeasured(names: Set<string>): void {
  for (const name of names) {
    process.stdout.write(
      `${JSON.stringify({ name, value: null, unit: '', budget: budgets[name], ok: false })}\n`,
    );
    process.exitCode = 1;
  }
}

await main(process.argv.slice(2));
