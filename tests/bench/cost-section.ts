import type { Measured } from './figure.ts';

type Sum = readonly string[];

/** What somebody costs, as sums of figures: reads and writes of documents, runs of functions. */
interface Cost {
  what: string;
  times: number;
  reads: Sum;
  writes: Sum;
  runs: Sum;
  /** runs that no figure counts, each once */
  more: number;
}

const ORDER = 'order-3-lines-events';

const COSTS: readonly Cost[] = [
  {
    what: '1,000 visits to the home page, the list and one piece, by people who were never here',
    times: 1000,
    reads: ['reads-home-cold', 'reads-products-cold', 'reads-product-dialog', 'reads-warm-return'],
    writes: [],
    runs: ['reads-visit-calls'],
    more: 0,
  },
  {
    what: 'an order of three lines, paid',
    times: 1,
    // Its webhook comes after the browser, and finds all done.
    reads: [
      'create-order-3-lines-reads',
      'verify-payment-3-lines-reads',
      'webhook-duplicate-documents',
      `${ORDER}-reads`,
    ],
    writes: ['create-order-3-lines-writes', 'verify-payment-3-lines-writes', `${ORDER}-writes`],
    runs: [`${ORDER}-runs`],
    // Opening, verifying, the webhook, and the end of the hold.
    more: 4,
  },
];

/** The part of docs/proof.md that adds the figures up; what was not measured makes no sum. */
export function costSection(measured: Readonly<Record<string, Measured>>): string {
  const cell = (sum: Sum, { times, more = 0 }: { times: number; more?: number }) => {
    const values = sum.map((name) => measured[name]?.value);
    if (values.includes(undefined)) return 'not measured yet';
    const total = values.reduce<number>((all, value) => all + (value ?? 0), more) * times;
    return total.toLocaleString('en-IN');
  };
  const rows = COSTS.map(({ what, times, reads, writes, runs, more }) => {
    const cells = [cell(reads, { times }), cell(writes, { times }), cell(runs, { times, more })];
    return `| ${what} | ${cells.join(' | ')} |`;
  });
  return [
    '## What it costs: sums of the figures above',
    '',
    'Documents as Firestore bills them. Of the calls in a visit a CDN answers all but one a minute and place; an',
    'answer for the home page reads what `reads-home-answer` says.',
    '',
    '| | Reads | Writes | Runs of functions |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
