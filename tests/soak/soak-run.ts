import type { LongTest } from './soak-size.ts';

interface SoakRun {
  ok: boolean;
  /** number of cases */
  size: number;
  minutes: number;
  /** start date in UTC */
  day: string;
  commit: string;
  node: string;
  cores: number;
}

/** Saved runs; a test may be missing. */
export type SoakRuns = Partial<Record<LongTest, SoakRun>>;

/** The part of vitest's JSON report that we read. */
export interface SoakReport {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string }[];
  }[];
}

interface Circumstances {
  sizeOf: (test: LongTest) => number;
  commit: string;
  node: string;
  cores: number;
}

const DESCRIPTIONS: Readonly<Record<LongTest, string>> = {
  'shop-model':
    'sequences of thirty steps (order, pay, fail, expire, cancel, ship, return, refund, restock, edit), each compared with a model',
  interleavings: 'interleavings of two to five concurrent requests',
  'troubled-sale':
    'orders with more than twenty kinds of failures, checked against the invariants of money and stock',
  'price-modes':
    'carts with sizes, services, bulk prices, codes and cash on delivery, many of them edited afterwards, with prices as specified and with tax included: shown, charged and invoiced are one figure',
  'courier-parcels':
    'parcels and pickups of returns at a courier aggregator that fails in twelve ways, with events in any order: one AWB each, and none without a parcel',
  'order-history':
    'orders with payments, refunds, disputes, exchanges and settlements in any order: ledger, documents, stock, reports and gateway agree',
};

/** Returns the runs of a report by test. A file without a passed test counts as failed. */
export function soakRuns({ testResults }: SoakReport, circumstances: Circumstances): SoakRuns {
  const { sizeOf, ...where } = circumstances;
  const runs: SoakRuns = {};
  for (const { name, startTime, endTime, assertionResults } of testResults) {
    const test = testOf(name);
    const passed = assertionResults.filter(({ status }) => status === 'passed').length;
    runs[test] = {
      ok: passed > 0 && passed === assertionResults.length,
      size: sizeOf(test),
      minutes: Math.round((endTime - startTime) / 6000) / 10,
      day: new Date(startTime).toISOString().slice(0, 10),
      ...where,
    };
  }
  return runs;
}

/** Throws for a file that is not a long test. */
function testOf(file: string): LongTest {
  const found = tests().find((test) => file.endsWith(`/${test}.soak.test.ts`));
  if (!found) throw new Error(`${file} is not a long test.`);
  return found;
}

function tests(): LongTest[] {
  return Object.keys(DESCRIPTIONS) as LongTest[];
}

/** Merges new results into saved ones. Drops tests that no longer exist. */
export function lastSoakRuns(previousRuns: SoakRuns, now: SoakRuns): SoakRuns {
  const last: SoakRuns = {};
  for (const test of tests()) {
    const run = now[test] ?? previousRuns[test];
    if (run) last[test] = run;
  }
  return last;
}

/** Renders the section of docs/proof.md. */
export function soakSection(runs: SoakRuns): string {
  return [
    '## Long tests of money and stock, at full size',
    '',
    '`npm run test:soak -- --write` runs all of them, `npm run test:soak -- <name> --write` one.',
    '',
    ...tests().map((test) => `- **${test}**: ${line(test, runs[test])}`),
  ].join('\n');
}

function line(test: LongTest, run: SoakRun | undefined): string {
  if (!run) return `${DESCRIPTIONS[test]}. Not run yet.`;
  const { ok, size, minutes, day, commit, node, cores } = run;
  const end = ok ? '✔ passed' : '✖ failed';
  const where = `on ${day} at ${commit}, Node ${node.slice(1)}, ${cores} cores, in ${minutes} minutes`;
  return `${size.toLocaleString('en-IN')} ${DESCRIPTIONS[test]}. ${end} ${where}.`;
}
