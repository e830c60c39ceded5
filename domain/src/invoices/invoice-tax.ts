import { refOf } from '../shopping/line-ref.ts';
import { lineTitle } from '../shopping/line-title.ts';
import type { InvoiceLine, InvoiceTotals, TaxHeads } from './invoice.ts';
import type { OrderLine } from '../orders/order.ts';
import { paise, sumPaise, timesPaise, type Paise } from '../money/paise.ts';
import { GST_PERCENT, orderWorth, type OrderTotals } from '../pricing/pricing.ts';

const NOTHING = paise(0);

/** What an invoice needs to know of what was bought; `discount` is what a promotion took off the line. */
export type TaxedLine = Pick<
  OrderLine,
  | 'productId'
  | 'options'
  | 'title'
  | 'hsnCode'
  | 'quantity'
  | 'unitPrice'
  | 'chargeTax'
  | 'taxPercent'
  | 'discount'
>;

/**
 * Each line with its exact tax in paise on the value after discount (CGST Act 15(3)): halves to CGST and SGST within
 * the state, else IGST.
 */
export function invoiceLines(lines: readonly TaxedLine[], withinState: boolean): InvoiceLine[] {
  return lines.map((line) => {
    const gross = timesPaise(line.unitPrice, line.quantity);
    const taxable = paise(gross - line.discount);
    const taxPercent = taxPercentOf(line);
    return {
      ...refOf(line),
      description: lineTitle(line),
      hsnCode: line.hsnCode,
      quantity: line.quantity,
      unit: 'PCS',
      unitPrice: line.unitPrice,
      taxable,
      taxPercent,
      ...taxHeads(taxable, taxPercent, withinState),
    };
  });
}

/** The GST rate of a line: its own, else the one rate of the shop. */
export function taxPercentOf({
  chargeTax,
  taxPercent = GST_PERCENT,
}: Pick<TaxedLine, 'chargeTax' | 'taxPercent'>): number {
  return chargeTax ? taxPercent : 0;
}

/**
 * The sums of the lines, and the round-off that brings them to what the order is worth; a gift card is a means of
 * payment and takes nothing off.
 */
export function invoiceTotals(
  lines: readonly InvoiceLine[],
  order: Pick<OrderTotals, 'shipping' | 'total' | 'giftCard'>,
): InvoiceTotals {
  const sum = (field: 'taxable' | keyof TaxHeads) => sumPaise(lines.map((line) => line[field]));
  const heads = { cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') };
  const exact = sumPaise([sum('taxable'), order.shipping, heads.cgst, heads.sgst, heads.igst]);
  return {
    taxable: sum('taxable'),
    shipping: order.shipping,
    ...heads,
    roundOff: paise(orderWorth(order) - exact),
    total: orderWorth(order),
  };
}

/** The tax on a taxable value: IGST between states, else two equal halves, each rounded to the paisa. */
export function taxHeads(taxable: Paise, percent: number, withinState: boolean): TaxHeads {
  const share = (of: number) => paise(Math.round((taxable * of) / 100));
  if (!withinState) return { cgst: NOTHING, sgst: NOTHING, igst: share(percent) };
  return { cgst: share(percent / 2), sgst: share(percent / 2), igst: NOTHING };
}
