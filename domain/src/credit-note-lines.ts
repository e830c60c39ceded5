import type { Invoice, InvoiceLine, InvoiceTotals } from './invoice.ts';
import { paise, sumPaise, type Paise } from './paise.ts';

/** What a refund takes back: the amount that went to the customer, and the pieces if it was for pieces. */
export interface TakenBack {
  amount: Paise;
  /** empty when no goods came back, as after a price reduction */
  pieces: readonly { productId: string; quantity: number }[];
  /** the pieces stand on another credit note already: several payments gave back what they cost */
  isFurther?: boolean;
}

type Credited = Pick<Invoice, 'lines' | 'totals'>;

/**
 * The lines and sums of a credit note (CGST Act s. 34): each head of tax goes back in the proportion of its line. The
 * amount is what was really refunded; what a line's share cannot say to the paisa stands as round-off. A line whose
 * goods stay with the customer, or stand on another note, has a quantity of 0: only its value is less.
 */
export function creditNoteLines(invoice: Credited, taken: TakenBack): Credited {
  const { amount, pieces } = taken;
  const base = pieces.length > 0 ? returned(invoice.lines, pieces) : [...invoice.lines];
  const goods = sumPaise(base.map(lineTotal));
  const wholeInvoice = base.length === invoice.lines.length && goods === goodsOf(invoice);
  const shipping = wholeInvoice ? shippingBack(invoice.totals, amount) : paise(0);
  const ratio = goods === 0 ? 0 : Math.min(1, (amount - shipping) / goods);
  const isPriceOnly = pieces.length === 0 && amount < invoice.totals.total;
  const hasGoods = !isPriceOnly && !taken.isFurther;
  const lines = base.map((line) => ({
    ...scaled(line, ratio),
    quantity: hasGoods ? line.quantity : 0,
  }));
  return { lines, totals: totalsOf(lines, shipping, amount) };
}

function returned(lines: readonly InvoiceLine[], pieces: TakenBack['pieces']): InvoiceLine[] {
  return lines.flatMap((line) => {
    const back = pieces.filter(({ productId }) => productId === line.productId);
    const count = Math.min(
      line.quantity,
      back.reduce((sum, { quantity }) => sum + quantity, 0),
    );
    return count === 0 ? [] : [{ ...scaled(line, count / line.quantity), quantity: count }];
  });
}

function scaled(line: InvoiceLine, ratio: number): InvoiceLine {
  const part = (whole: Paise) => paise(Math.round(whole * ratio));
  return {
    ...line,
    taxable: part(line.taxable),
    cgst: part(line.cgst),
    sgst: part(line.sgst),
    igst: part(line.igst),
  };
}

/** Shipping goes back in the proportion of the whole invoice, entirely when everything is refunded. */
function shippingBack({ shipping, total }: InvoiceTotals, amount: Paise): Paise {
  return total === 0 ? paise(0) : paise(Math.round((shipping * Math.min(amount, total)) / total));
}

function totalsOf(lines: readonly InvoiceLine[], shipping: Paise, total: Paise): InvoiceTotals {
  const sum = (field: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
    sumPaise(lines.map((line) => line[field]));
  const parts = {
    taxable: sum('taxable'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    igst: sum('igst'),
  };
  const exact = sumPaise([...Object.values(parts), shipping]);
  return { ...parts, shipping, roundOff: paise(total - exact), total };
}

function goodsOf({ lines }: Credited): Paise {
  return sumPaise(lines.map(lineTotal));
}

function lineTotal({ taxable, cgst, sgst, igst }: InvoiceLine): Paise {
  return sumPaise([taxable, cgst, sgst, igst]);
}
