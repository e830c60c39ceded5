import type { InvoiceLine, TaxHeads } from '@kargha/domain/invoice';
import { paise, sumPaise, timesPaise, type Paise } from '@kargha/domain/paise';

import type { PaperColumn } from '../papers/paper-table.ts';

/** How the tax of an invoice is shown. */
export interface TaxView {
  /** a sale within the state of the supplier */
  within: boolean;
  /** what the state's half is called */
  stateHead: 'SGST' | 'UTGST';
  /** an amount as it is printed, without the rupee sign */
  amount: (sum: Paise) => string;
}

/** The goods of an invoice, one line each. */
export function lineColumns({ within, stateHead, amount }: TaxView): PaperColumn<InvoiceLine>[] {
  const right = 'right' as const;
  const heads: PaperColumn<InvoiceLine>[] = within
    ? [
        { title: 'CGST', share: 0.095, align: right, cell: ({ cgst }) => amount(cgst) },
        { title: stateHead, share: 0.095, align: right, cell: ({ sgst }) => amount(sgst) },
      ]
    : [{ title: 'IGST', share: 0.19, align: right, cell: ({ igst }) => amount(igst) }];
  return [
    { title: '#', share: 0.04, cell: (_line, index) => String(index + 1) },
    { title: 'Description', share: 0.24, cell: ({ description }) => description },
    { title: 'HSN', share: 0.08, cell: ({ hsnCode }) => hsnCode },
    {
      title: 'Qty',
      share: 0.08,
      align: right,
      cell: ({ quantity, unit }) => `${quantity} ${unit}`,
    },
    { title: 'Rate', share: 0.11, align: right, cell: ({ unitPrice }) => amount(unitPrice) },
    { title: 'Discount', share: 0.09, align: right, cell: (line) => amount(discountOf(line)) },
    { title: 'Taxable', share: 0.11, align: right, cell: ({ taxable }) => amount(taxable) },
    { title: 'GST', share: 0.06, align: right, cell: ({ taxPercent }) => `${taxPercent}%` },
    ...heads,
  ];
}

interface HsnSum extends TaxHeads {
  hsnCode: string;
  taxPercent: number;
  taxable: Paise;
}

/** The lines added up by HSN code and rate, in the order in which they first come. */
export function hsnSummary(lines: readonly InvoiceLine[]): HsnSum[] {
  const sums = new Map<string, HsnSum>();
  for (const line of lines) {
    const { hsnCode, taxPercent } = line;
    const key = `${hsnCode} ${taxPercent}`;
    const known = sums.get(key) ?? { hsnCode, taxPercent, ...NOTHING };
    sums.set(key, { ...known, ...added(known, line) });
  }
  return [...sums.values()];
}

/** The tax by HSN code and rate. */
export function summaryColumns({ within, stateHead, amount }: TaxView): PaperColumn<HsnSum>[] {
  const right = 'right' as const;
  const share = 0.2;
  const heads: PaperColumn<HsnSum>[] = within
    ? [
        { title: 'CGST', share, align: right, cell: ({ cgst }) => amount(cgst) },
        { title: stateHead, share, align: right, cell: ({ sgst }) => amount(sgst) },
      ]
    : [{ title: 'IGST', share: 0.4, align: right, cell: ({ igst }) => amount(igst) }];
  return [
    { title: 'HSN', share, cell: ({ hsnCode }) => hsnCode },
    { title: 'Rate', share, align: right, cell: ({ taxPercent }) => `${taxPercent}%` },
    { title: 'Taxable value', share, align: right, cell: ({ taxable }) => amount(taxable) },
    ...heads,
  ];
}

const NOTHING = { taxable: paise(0), cgst: paise(0), sgst: paise(0), igst: paise(0) };

function added(one: HsnSum, other: InvoiceLine): Omit<HsnSum, 'hsnCode' | 'taxPercent'> {
  return {
    taxable: sumPaise([one.taxable, other.taxable]),
    cgst: sumPaise([one.cgst, other.cgst]),
    sgst: sumPaise([one.sgst, other.sgst]),
    igst: sumPaise([one.igst, other.igst]),
  };
}

function discountOf({ unitPrice, quantity, taxable }: InvoiceLine): Paise {
  return paise(timesPaise(unitPrice, quantity) - taxable);
}
