import { readFileSync } from 'node:fs';

import { adminReads } from './admin-reads.bench.ts';
import { cataloguePage } from './catalogue-page.bench.ts';
import type { Bench, Figure } from './figure.ts';
import { firestoreCost } from './firestore-cost.bench.ts';
import { keepFigures } from './last-run.ts';
import { orderGrowth } from './order-growth.bench.ts';
import { storefrontBytes } from './storefront-bytes.bench.ts';
import { storefrontLighthouse } from './storefront-lighthouse.bench.ts';
import { paymentCost } from './payment-cost.bench.ts';
import { suiteFootprint } from './suite-footprint.bench.ts';

const BENCHES: Record<string, Bench> = {
  'admin-reads': adminReads,
  'catalogue-page': cataloguePage,
  'firestore-cost': firestoreCost,
  'storefront-bytes': storefrontBytes,
  'payment-cost': paymentCost,
  'order-growth': orderGrowth,
  'suite-footprint': suiteFootprint,
  'storefront-lighthouse': storefrontLighthouse,
};

const budgets = JSON.parse(
  readFileSync(new URL('budgets.json', import.meta.url), 'utf8'),
) as Record<string, number>;

/**
 * Prints one JSON object a figure; the exit code is 1 when one is over its budget or has none. `--write` keeps the
 * figures and writes docs/proof.md from them.
 */
async function main(args: string[]): Promise<void> {
  const wanted = args.filter((arg) => arg !== '--write');
  const figures: Figure[] = [];
  const chosen = Object.entries(BENCHES).filter(
    ([name]) => wanted.length === 0 || wanted.includes(name),
  );
  const unmeasured = new Set(Object.keys(budgets));
  for (const [, bench] of chosen) {
    for (const figure of await bench()) {
      report(figure);
      figures.push(figure);
      unmeasured.delete(figure.name);
    }
  }
  if (args.includes('--write')) keepFigures(figures, budgets);
  if (wanted.length === 0) reportUnmeasured(unmeasured);
}

function report(figure: Figure): void {
  const budget = budgets[figure.name];
  const ok = budget !== undefined && figure.value <= budget;
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
