import { indianDay } from '@kargha/domain/india/indian-day';
import { SALE_DOCUMENT_NAMES, type SaleDocument } from '@kargha/domain/invoices/sale-document';
import type { Paise } from '@kargha/domain/money/paise';
import { paiseToRupees } from '@kargha/domain/money/paise';
import { csvText } from '@kargha/domain/records/csv';

export interface ListedDocument {
  kind: 'invoice' | 'receipt' | 'refund-voucher' | 'credit-note';
  /** what was issued for the sale; only of an invoice */
  sale?: SaleDocument;
  number: string;
  /** '2627' for 2026-27 */
  financialYear: string;
  /** the order number; for a credit note the invoice number, for a refund voucher the receipt voucher number */
  reference: string;
  /** the buyer's PO number; '' when there is none */
  purchaseOrder: string;
  buyer: string;
  gstin: string;
  /** the last correction of buyer and GSTIN; only of an invoice that has one */
  correctedAt?: Date;
  placeOfSupply: string;
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  shipping: Paise;
  /** taxable + tax + shipping + roundOff = total, except on vouchers, which have a total only */
  roundOff: Paise;
  total: Paise;
  issuedAt: Date;
}

export function financialYearsOf(documents: readonly ListedDocument[]): string[] {
  return [...new Set(documents.map(({ financialYear }) => financialYear))].sort().reverse();
}

/** '2026–27' for '2627'. */
export function formatFinancialYear(year: string): string {
  return `20${year.slice(0, 2)}–${year.slice(2)}`;
}

const KINDS: Record<Exclude<ListedDocument['kind'], 'invoice'>, string> = {
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

/** Credit notes do not name their buyer: copies buyer, GSTIN and place of supply from the listed invoice. */
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

/** Refund documents count as negative amounts in the accounts. */
export function isRefundDocument(kind: ListedDocument['kind']): boolean {
  return kind === 'credit-note' || kind === 'refund-voucher';
}

/**
 * Amounts are in rupees, negative on refund documents. A receipt voucher bears no tax: its advance is part of the
 * invoice that adjusts it.
 */
export function documentsCsv(documents: readonly ListedDocument[]): string {
  return csvText([HEADINGS, ...documents.map(row)]);
}

function kindName({ kind, sale = 'tax_invoice' }: ListedDocument): string {
  if (kind !== 'invoice') return KINDS[kind];
  return sale === 'tax_invoice' ? 'Invoice' : SALE_DOCUMENT_NAMES[sale];
}

function row(document: ListedDocument): string[] {
  const sign = isRefundDocument(document.kind) ? -1 : 1;
  const { taxable, cgst, sgst, igst, shipping, roundOff, total } = document;
  const amounts = [taxable, cgst, sgst, igst, shipping, roundOff, total];
  return [
    document.number,
    kindName(document),
    indianDay(document.issuedAt),
    document.reference,
    document.purchaseOrder,
    document.buyer,
    document.gstin,
    document.placeOfSupply,
    ...amounts.map((amount) => (sign * paiseToRupees(amount)).toFixed(2)),
  ];
}
