import type { Measured } from './figure.ts';

type FigureNames = readonly string[];

interface Cost {
  label: string;
  factor: number;
  reads: FigureNames;
  writes: FigureNames;
  runs: FigureNames;
  /** Function runs that no figure counts. */
  uncountedRuns: number;
}

const ORDER = 'order-3-lines-events';

const COSTS: readonly Cost[] = [
  {
    label: '1,000 first visits to the home page, the list and one product',
    factor: 1000,
    reads: ['reads-home-cold', 'reads-products-cold', 'reads-product-dialog', 'reads-warm-return'],
    writes: [],
    runs: ['reads-visit-calls'],
    uncountedRuns: 0,
  },
  {
    label: 'a paid order of three lines',
    factor: 1,
    // The webhook arrives after the browser has verified the payment and finds nothing left to do.
    reads: [
      'create-order-3-lines-reads',
      'verify-payment-3-lines-reads',
      'webhook-duplicate-documents',
      `${ORDER}-reads`,
    ],
    writes: ['create-order-3-lines-writes', 'verify-payment-3-lines-writes', `${ORDER}-writes`],
    runs: [`${ORDER}-runs`],
    // Create order, verify payment, the webhook, and the end of the reservation.
    uncountedRuns: 4,
  },
];

/** The part of docs/proof.md that adds up figures. A sum with a missing figure is not shown. */
export function costSection(measured: Readonly<Record<string, Measured>>): string {
  const cell = (
    sum: FigureNames,
    { factor, uncountedRuns = 0 }: { factor: number; uncountedRuns?: number },
  ) => {
    const values = sum.map((name) => measured[name]?.value);
    if (values.includes(undefined)) return 'not measured yet';
    const total = values.reduce<number>((all, value) => all + (value ?? 0), uncountedRuns) * factor;
    return total.toLocaleString('en-IN');
  };
  const rows = COSTS.map(({ label, factor, reads, writes, runs, uncountedRuns }) => {
    const cells = [
      cell(reads, { factor }),
      cell(writes, { factor }),
      cell(runs, { factor, uncountedRuns }),
    ];
    return `| ${label} | ${cells.join(' | ')} |`;
  });
  return [
    '## Costs: totals of the figures above',
    '',
    'Documents as Firestore bills them. The CDN answers all calls of a visit but one a minute and location. A response',
    'for the home page reads as many documents as `reads-home-answer`.',
    '',
    '| | Reads | Writes | Function runs |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
