import type { Invoice, InvoiceLine } from './invoice.ts';
import { isShippingLine } from './invoice-tax.ts';
import { keyOf } from '../shopping/line-ref.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';

export type LinesAndTotals = Pick<Invoice, 'lines' | 'totals'>;

export interface Remaining {
  /** goods */
  lines: InvoiceLine[];
  /** taxed shipping, a line per rate */
  shippingLines: InvoiceLine[];
  /** with its tax */
  shipping: Paise;
  total: Paise;
}

const HEADS = ['taxable', 'cgst', 'sgst', 'igst'] as const;
type Head = (typeof HEADS)[number];
type Amounts = Pick<InvoiceLine, Head | 'quantity'>;

export function remainingOf(
  { lines, totals }: LinesAndTotals,
  notes: readonly LinesAndTotals[],
): Remaining {
  const goneOf = (sum: 'shipping' | 'total') => sumPaise(notes.map((note) => note.totals[sum]));
  const remaining = subtractLines(
    lines,
    notes.flatMap((note) => note.lines),
  );
  const shippingLines = remaining.filter(isShippingLine);
  const untaxed = atLeastZero(totals.shipping - goneOf('shipping'));
  return {
    lines: remaining.filter((line) => !isShippingLine(line)),
    shippingLines,
    shipping: sumPaise([untaxed, ...shippingLines.map(lineTotal)]),
    total: atLeastZero(totals.total - goneOf('total')),
  };
}

/** Subtracts each line from its own product and options, never below zero. */
export function subtractLines(
  lines: readonly InvoiceLine[],
  taken: readonly InvoiceLine[],
): InvoiceLine[] {
  const credited = new Map<string, Amounts>();
  for (const line of taken) {
    const before = credited.get(keyOf(line));
    const sums = amountsBy((amount) => line[amount] + (before?.[amount] ?? 0));
    credited.set(keyOf(line), sums);
  }
  return lines.map((line) => {
    const all = credited.get(keyOf(line));
    if (!all) return line;
    const credit = amountsBy((amount) => Math.min(line[amount], all[amount]));
    // A product may be on several lines: the next one absorbs the rest.
    credited.set(
      keyOf(line),
      amountsBy((amount) => all[amount] - credit[amount]),
    );
    return { ...line, ...amountsBy((amount) => line[amount] - credit[amount]) };
  });
}

export function taxHeadsBy(amountOf: (head: Head) => number): Pick<InvoiceLine, Head> {
  return {
    taxable: paise(amountOf('taxable')),
    cgst: paise(amountOf('cgst')),
    sgst: paise(amountOf('sgst')),
    igst: paise(amountOf('igst')),
  };
}

export function lineTotal(line: InvoiceLine): Paise {
  return sumPaise(HEADS.map((head) => line[head]));
}

function amountsBy(amountOf: (amount: Head | 'quantity') => number): Amounts {
  return { quantity: amountOf('quantity'), ...taxHeadsBy((head) => amountOf(head)) };
}

function atLeastZero(amount: number): Paise {
  return paise(Math.max(0, amount));
}
