import { refOf } from '../shopping/line-ref.ts';
import { lineTitle } from '../shopping/line-title.ts';
import type { InvoiceLine, InvoiceTotals, TaxHeads } from './invoice.ts';
import type { OrderLine } from '../orders/order.ts';
import { paise, sumPaise, timesPaise, type Paise } from '../money/paise.ts';
import { GST_PERCENT, orderWorth, type OrderTotals } from '../pricing/price-order.ts';

const NOTHING = paise(0);

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
 * The exact tax in paise on the value after discount (CGST Act 15(3)): half CGST and half SGST within the state,
 * else IGST.
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

/** The line's own rate, else the default GST rate. */
export function taxPercentOf({
  chargeTax,
  taxPercent = GST_PERCENT,
}: Pick<TaxedLine, 'chargeTax' | 'taxPercent'>): number {
  return chargeTax ? taxPercent : 0;
}

/**
 * The round-off brings the totals to what the order is worth. A gift card is a means of payment and takes nothing
 * off.
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

/** IGST between states, else two equal halves, each rounded to the paisa. */
export function taxHeads(taxable: Paise, percent: number, withinState: boolean): TaxHeads {
  const share = (of: number) => paise(Math.round((taxable * of) / 100));
  if (!withinState) return { cgst: NOTHING, sgst: NOTHING, igst: share(percent) };
  return { cgst: share(percent / 2), sgst: share(percent / 2), igst: NOTHING };
}
