import type { InvoiceLine, InvoiceTotals, TaxHeads } from '@kargha/domain/invoice';
import type { OrderLine } from '@kargha/domain/order';
import { paise, sumPaise, timesPaise, type Paise } from '@kargha/domain/paise';
import { GST_PERCENT, type OrderTotals } from '@kargha/domain/pricing';

const NOTHING = paise(0);

/** Each line with its exact tax in paise: halves to CGST and SGST within the state, else IGST. */
export function invoiceLines(lines: readonly OrderLine[], withinState: boolean): InvoiceLine[] {
  return lines.map((line) => {
    const taxable = timesPaise(line.unitPrice, line.quantity);
    const taxPercent = line.chargeTax ? GST_PERCENT : 0;
    return {
      productId: line.productId,
      description: line.title,
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

/** The sums of the lines, and the round-off that brings their tax to the whole rupees of the order. */
export function invoiceTotals(lines: readonly InvoiceLine[], order: OrderTotals): InvoiceTotals {
  const sum = (field: 'taxable' | keyof TaxHeads) => sumPaise(lines.map((line) => line[field]));
  const heads = { cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') };
  const exact = sumPaise([heads.cgst, heads.sgst, heads.igst]);
  return {
    taxable: sum('taxable'),
    shipping: order.shipping,
    ...heads,
    roundOff: paise(order.tax - exact),
    total: order.total,
  };
}

function taxHeads(taxable: Paise, percent: number, withinState: boolean): TaxHeads {
  const share = (of: number) => paise(Math.round((taxable * of) / 100));
  if (!withinState) return { cgst: NOTHING, sgst: NOTHING, igst: share(percent) };
  return { cgst: share(percent / 2), sgst: share(percent / 2), igst: NOTHING };
}
