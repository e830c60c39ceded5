import type { BankAccount } from '../money/bank-account.ts';
import type { Address } from '../shopping/customer-info.ts';
import type { LineOptions } from '../shopping/line-options.ts';
import { indianMonth } from '../india/indian-day.ts';
import type { Paise } from '../money/paise.ts';
import type { PaymentTerms } from '../payments/payment-terms.ts';

/** CGST Rule 46: at most 16 characters, unique within a financial year. */
export const MAX_INVOICE_NUMBER_LENGTH = 16;

const APRIL = 4;

/** Series without gaps within a financial year. */
export const INVOICE_SERIES = {
  invoice: 'KG',
  creditNote: 'KC',
  receipt: 'KR',
  refundVoucher: 'KV',
} as const;
export type InvoiceSeries = (typeof INVOICE_SERIES)[keyof typeof INVOICE_SERIES];

/** The financial year in India, 1 April to 31 March: '2627' for 2026-27. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = indianMonth(at).split('-').map(Number);
  const first = month >= APRIL ? year : year - 1;
  return `${twoDigits(first)}${twoDigits(first + 1)}`;
}

/**
 * 'KG/2627/000123': series, financial year and serial number. Throws RangeError for a serial number outside 1 to
 * 999999.
 */
export function invoiceNumber(series: InvoiceSeries, year: string, serial: number): string {
  if (!Number.isInteger(serial) || serial < 1 || serial > 999_999)
    throw new RangeError(`${serial} is not a valid invoice serial number.`);
  return `${series}/${year}/${String(serial).padStart(6, '0')}`;
}

export interface InvoiceParty {
  name: string;
  gstin: string;
  stateCode: string;
  address: Address;
}

export interface TaxHeads {
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
}

export interface InvoiceLine extends TaxHeads {
  productId: string;
  /** also part of the description; absent without options */
  options?: LineOptions | undefined;
  description: string;
  hsnCode: string;
  quantity: number;
  unit: string;
  unitPrice: Paise;
  taxable: Paise;
  taxPercent: number;
}

/** total = taxable + shipping + cgst + sgst + igst + roundOff. */
export interface InvoiceTotals extends TaxHeads {
  taxable: Paise;
  shipping: Paise;
  /** brings the exact tax to the whole rupees charged */
  roundOff: Paise;
  total: Paise;
}

export interface InvoiceAdvance {
  number: string;
  amount: Paise;
}

/** invoices/{id}: never changed once issued; a correction is a credit note. */
export interface Invoice {
  number: string;
  financialYear: string;
  serial: number;
  uid: string | null;
  orderId: string;
  orderNumber: string;
  supplier: InvoiceParty;
  buyer: InvoiceParty;
  deliverTo: Address;
  contact?: { name: string; phone: string };
  placeOfSupply: { name: string; stateCode: string };
  reverseCharge: boolean;
  lines: InvoiceLine[];
  totals: InvoiceTotals;
  /** of an order from a quotation; absent otherwise, as are the next five */
  paymentTerms?: PaymentTerms;
  advances?: InvoiceAdvance[];
  /** unpaid when it was issued; absent in older ones, where it is the total minus advances */
  balance?: Paise;
  dueOn?: Date;
  payTo?: BankAccount;
  purchaseOrderNumber?: string;
  issuedAt: Date;
}

/** creditNotes/{id}: credits an invoice fully or partly, in its own series. */
export interface CreditNote {
  number: string;
  financialYear: string;
  serial: number;
  uid: string | null;
  invoiceNumber: string;
  orderId: string;
  reason: string;
  lines: InvoiceLine[];
  totals: InvoiceTotals;
  issuedAt: Date;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
