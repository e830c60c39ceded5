import type { Invoice, InvoiceLine } from './invoice.ts';
import { keyOf } from '../shopping/line-ref.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';

/** An invoice, or a credit note that takes a part of it back. */
export type LinesAndTotals = Pick<Invoice, 'lines' | 'totals'>;

/** What of an invoice can still be taken back. */
export interface Remaining {
  /** every line of the invoice in its place, also those of which nothing is left */
  lines: InvoiceLine[];
  shipping: Paise;
  total: Paise;
}

const HEADS = ['taxable', 'cgst', 'sgst', 'igst'] as const;
type Head = (typeof HEADS)[number];
/** What is taken off a line: its sums, and its pieces. */
type Amounts = Pick<InvoiceLine, Head | 'quantity'>;

/** What no credit note has taken back of an invoice yet. */
export function remainingOf(
  { lines, totals }: LinesAndTotals,
  notes: readonly LinesAndTotals[],
): Remaining {
  const goneOf = (sum: 'shipping' | 'total') => sumPaise(notes.map((note) => note.totals[sum]));
  return {
    lines: subtractLines(
      lines,
      notes.flatMap((note) => note.lines),
    ),
    shipping: atLeastZero(totals.shipping - goneOf('shipping')),
    total: atLeastZero(totals.total - goneOf('total')),
  };
}

/** The lines after these were taken off them, each off its own product and options; never below nothing. */
export function subtractLines(
  lines: readonly InvoiceLine[],
  taken: readonly InvoiceLine[],
): InvoiceLine[] {
  const gone = new Map<string, Amounts>();
  for (const line of taken) {
    const before = gone.get(keyOf(line));
    const sums = amountsBy((amount) => line[amount] + (before?.[amount] ?? 0));
    gone.set(keyOf(line), sums);
  }
  return lines.map((line) => {
    const all = gone.get(keyOf(line));
    if (!all) return line;
    const own = amountsBy((amount) => Math.min(line[amount], all[amount]));
    // A product may stand on several lines; the next takes what is more than this one.
    gone.set(
      keyOf(line),
      amountsBy((amount) => all[amount] - own[amount]),
    );
    return { ...line, ...amountsBy((amount) => line[amount] - own[amount]) };
  });
}

/** The sums of a line, each by its name. */
export function taxHeadsBy(amountOf: (head: Head) => number): Pick<InvoiceLine, Head> {
  return {
    taxable: paise(amountOf('taxable')),
    cgst: paise(amountOf('cgst')),
    sgst: paise(amountOf('sgst')),
    igst: paise(amountOf('igst')),
  };
}

/** What a line comes to, its tax included. */
export function lineTotal(line: InvoiceLine): Paise {
  return sumPaise(HEADS.map((head) => line[head]));
}

function amountsBy(amountOf: (amount: Head | 'quantity') => number): Amounts {
  return { quantity: amountOf('quantity'), ...taxHeadsBy((head) => amountOf(head)) };
}

function atLeastZero(amount: number): Paise {
  return paise(Math.max(0, amount));
}
