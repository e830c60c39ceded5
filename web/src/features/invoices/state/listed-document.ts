import { indianDay } from '@kargha/domain/india/indian-day';
import type { Paise } from '@kargha/domain/money/paise';
import { paiseToRupees } from '@kargha/domain/money/paise';
import { csvText } from '#lib/files/csv.ts';

/** A tax invoice, a voucher or a credit note as the list shows it. */
export interface ListedDocument {
  kind: 'invoice' | 'receipt' | 'refund-voucher' | 'credit-note';
  number: string;
  /** '2627' for 2026-27 */
  financialYear: string;
  /** of the order; of the invoice for a credit note, of the receipt voucher for a refund voucher */
  reference: string;
  /** the buyer's own number; empty without one */
  purchaseOrder: string;
  buyer: string;
  gstin: string;
  placeOfSupply: string;
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  shipping: Paise;
  /** taxable + tax + shipping + roundOff = total, save on vouchers, which bear a total alone */
  roundOff: Paise;
  total: Paise;
  issuedAt: Date;
}

/** The financial years of the papers, latest first. */
export function financialYearsOf(documents: readonly ListedDocument[]): string[] {
  return [...new Set(documents.map(({ financialYear }) => financialYear))].sort().reverse();
}

/** '2026–27' for '2627'. */
export function formatFinancialYear(year: string): string {
  return `20${year.slice(0, 2)}–${year.slice(2)}`;
}

const KINDS: Record<ListedDocument['kind'], string> = {
  invoice: 'Invoice',
  receipt: 'Receipt voucher',
  'refund-voucher': 'Refund voucher',
  'credit-note': 'Credit note',
};

const HEADINGS = [
  'Number',
  'Kind',
  'Date',
  'Order or document',
  'Purchase order',
  'Buyer',
  'GSTIN',
  'Place of supply',
  'Taxable value (INR)',
  'CGST',
  'SGST',
  'IGST',
  'Shipping, untaxed (INR)',
  'Round-off (INR)',
  'Total (INR)',
];

/**
 * Whoever an invoice was for is whom its credit notes are for, which do not say so themselves: those of the list have
 * buyer, GSTIN and place of supply of their invoice.
 */
export function addInvoiceBuyers(documents: readonly ListedDocument[]): ListedDocument[] {
  const invoices = new Map(
    documents.filter(({ kind }) => kind === 'invoice').map((one) => [one.number, one]),
  );
  return documents.map((document) => {
    const invoice = document.kind === 'credit-note' ? invoices.get(document.reference) : undefined;
    if (!invoice) return document;
    const { buyer, gstin, placeOfSupply } = invoice;
    return { ...document, buyer, gstin, placeOfSupply };
  });
}

/** Papers of money that has gone back; their amounts are negative in the books. */
export function isRefundDocument(kind: ListedDocument['kind']): boolean {
  return kind === 'credit-note' || kind === 'refund-voucher';
}

/**
 * The papers for a bookkeeper's spreadsheet, amounts in rupees; what has gone back is negative. A receipt voucher bears
 * no tax: its advance is part of the invoice that adjusts it.
 */
export function documentsCsv(documents: readonly ListedDocument[]): string {
  return csvText([HEADINGS, ...documents.map(row)]);
}

function row(document: ListedDocument): string[] {
  const sign = isRefundDocument(document.kind) ? -1 : 1;
  const { taxable, cgst, sgst, igst, shipping, roundOff, total } = document;
  const amounts = [taxable, cgst, sgst, igst, shipping, roundOff, total];
  return [
    document.number,
    KINDS[document.kind],
    indianDay(document.issuedAt),
    document.reference,
    document.purchaseOrder,
    document.buyer,
    document.gstin,
    document.placeOfSupply,
    ...amounts.map((amount) => (sign * paiseToRupees(amount)).toFixed(2)),
  ];
}
