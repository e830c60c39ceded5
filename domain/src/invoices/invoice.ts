import type { BankAccount } from '../money/bank-account.ts';
import type { Address } from '../shopping/customer-info.ts';
import type { LineOptions } from '../shopping/line-options.ts';
import { indianMonth } from '../india/indian-day.ts';
import type { Paise } from '../money/paise.ts';
import type { PaymentTerms } from '../payments/payment-terms.ts';

/** CGST Rule 46: at most 16 characters, unique within a financial year. */
export const MAX_INVOICE_NUMBER_LENGTH = 16;

const APRIL = 4;

/** Series of numbers that run without gaps, each within a financial year. */
export const INVOICE_SERIES = {
  invoice: 'KG',
  creditNote: 'KC',
  receipt: 'KR',
  refundVoucher: 'KV',
} as const;
export type InvoiceSeries = (typeof INVOICE_SERIES)[keyof typeof INVOICE_SERIES];

/** The financial year of a moment in India, 1 April to 31 March: '2627' for 2026-27. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = indianMonth(at).split('-').map(Number);
  const first = month >= APRIL ? year : year - 1;
  return `${twoDigits(first)}${twoDigits(first + 1)}`;
}

/** 'KG/2627/000123': the series, the financial year and the place in it. Throws RangeError when it has none. */
export function invoiceNumber(series: InvoiceSeries, year: string, serial: number): string {
  if (!Number.isInteger(serial) || serial < 1 || serial > 999_999)
    throw new RangeError(`${serial} is not a valid invoice serial number.`);
  return `${series}/${year}/${String(serial).padStart(6, '0')}`;
}

/** Who sells or buys, as it stands on the paper. `gstin` is empty for a person. */
export interface InvoiceParty {
  name: string;
  gstin: string;
  stateCode: string;
  address: Address;
}

/** Tax by its heads; a sale within a state has CGST and SGST, one between states IGST. */
export interface TaxHeads {
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
}

export interface InvoiceLine extends TaxHeads {
  productId: string;
  /** what was chosen of the product, which the description says too; absent where there was nothing to choose */
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
  /** brings the lines' exact tax to the whole rupees that were charged */
  roundOff: Paise;
  total: Paise;
}

/** Money that had come before the invoice, with the receipt voucher that confirmed it. */
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
  /** who receives the goods; absent in older ones */
  contact?: { name: string; phone: string };
  placeOfSupply: { name: string; stateCode: string };
  reverseCharge: boolean;
  lines: InvoiceLine[];
  totals: InvoiceTotals;
  /** of an order from a quotation; absent in others, as the next five are */
  paymentTerms?: PaymentTerms;
  advances?: InvoiceAdvance[];
  /** what of it was still owed when it was issued; absent in older ones, of which all was that no advance had paid */
  balance?: Paise;
  /** the day by which the balance is to be paid; absent where it is due on delivery or paid */
  dueOn?: Date;
  /** where the balance may be transferred; absent where nothing is left, or the shop has named no account */
  payTo?: BankAccount;
  /** the buyer's own number for the order; absent without one */
  purchaseOrderNumber?: string;
  issuedAt: Date;
}

/** creditNotes/{id}: takes an invoice back, wholly or in part, in a series of its own. */
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
