import { lineTotal } from '@kargha/domain/invoices/creditable-invoice-lines';
import type { InvoiceLine, InvoiceParty, TaxHeads } from '@kargha/domain/invoices/invoice';
import type { UntaxedKind } from '@kargha/domain/settings/registration-kinds';
import { isShippingLine } from '@kargha/domain/invoices/invoice-tax';
import { paise, sumPaise, timesPaise, type Paise } from '@kargha/domain/money/paise';

import type { PdfColumn } from '../../pdf/pdf-table.ts';
import { amount } from '../../pdf/document-sections.ts';

export interface TaxView {
  within: boolean;
  stateHead: 'SGST' | 'UTGST';
  /** of a shop that may not collect GST: no rates and no tax columns */
  untaxed?: UntaxedKind | undefined;
}

/** Union territories without a legislature: the state half of the tax is UTGST there (UTGST Act s. 7). */
const WITHOUT_LEGISLATURE = new Set(['04', '26', '31', '35', '38']);

/** @param stateOfSupply the GST code of the state of supply */
export function taxView(
  stateOfSupply: string,
  within: boolean,
  { registration: untaxed }: Pick<InvoiceParty, 'registration'>,
): TaxView {
  return { within, stateHead: WITHOUT_LEGISLATURE.has(stateOfSupply) ? 'UTGST' : 'SGST', untaxed };
}

/** Two heads within a state, one between states. */
export function taxTotals({ cgst, sgst, igst }: TaxHeads, view: TaxView): [string, Paise][] {
  if (view.untaxed) return [];
  if (!view.within) return [['IGST', igst]];
  return [
    ['CGST', cgst],
    [view.stateHead, sgst],
  ];
}

/** Unit prices and discounts contain the tax when the invoice says so. */
export function lineColumns(view: TaxView, isIncluded: boolean): PdfColumn<InvoiceLine>[] {
  const title = isIncluded ? 'Rate*' : 'Rate';
  return [
    ...goodsColumns(descriptionShare(view), view),
    { title, share: 0.1, align: right, cell: ({ unitPrice }) => amount(unitPrice) },
    {
      title: 'Discount',
      share: 0.11,
      align: right,
      cell: (line) => amount(discountOf(line, isIncluded)),
    },
    ...taxColumns(view),
  ];
}

/** A credit note shows shares of a line, so unit prices would be meaningless. */
export function creditColumns(view: TaxView): PdfColumn<InvoiceLine>[] {
  return [...goodsColumns(descriptionShare(view) + 0.21, view), ...taxColumns(view)];
}

const right = 'right' as const;

/** What the other columns leave. */
function descriptionShare({ within, untaxed }: TaxView): number {
  if (untaxed) return untaxed === 'unregistered' ? 0.535 : 0.45;
  return within ? 0.205 : 0.295;
}

const HSN: PdfColumn<InvoiceLine> = { title: 'HSN', share: 0.085, cell: (line) => line.hsnCode };

/** HSN codes have up to eight digits; a receipt needs none. @param share of the description column */
function goodsColumns(share: number, { untaxed }: TaxView): PdfColumn<InvoiceLine>[] {
  return [
    { title: '#', share: 0.035, cell: (_line, index) => String(index + 1) },
    { title: 'Description', share, cell: ({ description }) => description },
    ...(untaxed === 'unregistered' ? [] : [HSN]),
    { title: 'Qty', share: 0.08, align: right, cell: piecesOf },
  ];
}

function taxColumns({ within, stateHead, untaxed }: TaxView): PdfColumn<InvoiceLine>[] {
  const value = { share: 0.14, align: right, cell: ({ taxable }: InvoiceLine) => amount(taxable) };
  if (untaxed) return [{ title: 'Value', ...value }];
  const heads: PdfColumn<InvoiceLine>[] = within
    ? [
        { title: 'CGST', share: 0.105, align: right, cell: ({ cgst }) => amount(cgst) },
        { title: stateHead, share: 0.105, align: right, cell: ({ sgst }) => amount(sgst) },
      ]
    : [{ title: 'IGST', share: 0.12, align: right, cell: ({ igst }) => amount(igst) }];
  return [
    { title: 'Taxable', share: 0.12, align: right, cell: ({ taxable }) => amount(taxable) },
    { title: 'GST', share: 0.055, align: right, cell: ({ taxPercent }) => `${taxPercent}%` },
    ...heads,
  ];
}

export function lineFooter(
  lines: readonly InvoiceLine[],
  view: TaxView,
  isIncluded: boolean,
): string[] {
  const discount = amount(sumPaise(lines.map((line) => discountOf(line, isIncluded))));
  return [...quantityFooter(lines, view), '', discount, ...taxFooter(lines, view)];
}

export function creditFooter(lines: readonly InvoiceLine[], view: TaxView): string[] {
  return [...quantityFooter(lines, view), ...taxFooter(lines, view)];
}

function quantityFooter(lines: readonly InvoiceLine[], { untaxed }: TaxView): string[] {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const blankHsn = untaxed === 'unregistered' ? [] : [''];
  return ['', 'Total', ...blankHsn, pieces === 0 ? '' : String(pieces)];
}

/** A line with quantity 0 reduces only the value: the goods stay with the customer. */
function piecesOf({ quantity, unit }: Pick<InvoiceLine, 'quantity' | 'unit'>): string {
  return quantity === 0 ? '–' : `${quantity} ${unit}`;
}

function taxFooter(lines: readonly Taxed[], { within, untaxed }: TaxView): string[] {
  const { taxable, cgst, sgst, igst } = lines.reduce(added, NOTHING);
  if (untaxed) return [amount(taxable)];
  const heads = within ? [amount(cgst), amount(sgst)] : [amount(igst)];
  return [amount(taxable), '', ...heads];
}

export function summaryFooter(sums: readonly HsnTotal[], view: TaxView): string[] {
  const [taxable = '', , ...heads] = taxFooter(sums, view);
  return ['Total', '', taxable, ...heads];
}

interface HsnTotal extends TaxHeads {
  hsnCode: string;
  taxPercent: number;
  taxable: Paise;
}

export function hsnSummary(lines: readonly InvoiceLine[]): HsnTotal[] {
  const sums = new Map<string, HsnTotal>();
  for (const line of lines) {
    const { hsnCode, taxPercent } = line;
    const key = `${hsnCode} ${taxPercent}`;
    const known = sums.get(key) ?? { hsnCode, taxPercent, ...NOTHING };
    sums.set(key, { ...known, ...added(known, line) });
  }
  return [...sums.values()];
}

export function summaryColumns({ within, stateHead }: TaxView): PdfColumn<HsnTotal>[] {
  const share = 0.2;
  const heads: PdfColumn<HsnTotal>[] = within
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

type Taxed = Omit<HsnTotal, 'hsnCode' | 'taxPercent'>;

function added(one: Taxed, other: Taxed): Taxed {
  return {
    taxable: sumPaise([one.taxable, other.taxable]),
    cgst: sumPaise([one.cgst, other.cgst]),
    sgst: sumPaise([one.sgst, other.sgst]),
    igst: sumPaise([one.igst, other.igst]),
  };
}

/** A shipping line counts no pieces and has no discount. */
function discountOf(line: InvoiceLine, isIncluded: boolean): Paise {
  if (isShippingLine(line)) return paise(0);
  const { unitPrice, quantity, taxable } = line;
  const charged = isIncluded ? lineTotal(line) : taxable;
  return paise(timesPaise(unitPrice, quantity) - charged);
}
