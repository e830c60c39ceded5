import { indianMonth } from '../india/indian-day.ts';

export type {
  CreditNote,
  Invoice,
  InvoiceAdvance,
  InvoiceLine,
  InvoiceParty,
  InvoiceTotals,
  TaxHeads,
} from './invoice-fields.ts';

const APRIL = 4;

/** Series without gaps within a financial year. A number has at most 16 characters (CGST Rule 46). */
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

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
