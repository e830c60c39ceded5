import { array, boolean, number, string, type InferOutput } from 'valibot';

import { paiseAmount, time } from '../api/response-fields.ts';
import { gstinStateCode } from '../india/gstin.ts';
import { findState } from '../india/indian-states.ts';
import { indianDay } from '../india/indian-day.ts';
import { paise } from '../money/paise.ts';
import { storedObject } from '../records/stored-fields.ts';
import { adjustmentDeadline } from '../tax-returns/tax-month.ts';
import type { SupplierInvoiceRequest } from './supplier-invoice-request.ts';

const supplierInvoiceLine = storedObject({
  taxPercent: number(),
  taxable: paiseAmount,
  cgst: paiseAmount,
  sgst: paiseAmount,
  igst: paiseAmount,
});

/** A supplier's invoice for goods that were received: purchaseOrders/{id}, `invoices`. */
export const supplierInvoiceSchema = storedObject({
  id: string(),
  number: string(),
  /** on the invoice, as 2026-11-21 */
  date: string(),
  /** '' for a supplier without registration */
  gstin: string(),
  /** of the supplier; '' when it is not known */
  stateCode: string(),
  lines: array(supplierInvoiceLine),
  /** input tax can be claimed; false where CGST Act s. 17(5) blocks it */
  isEligible: boolean(),
  /** the month in which it counts */
  month: string(),
  by: string(),
  at: time,
});
export type SupplierInvoice = InferOutput<typeof supplierInvoiceSchema>;

/** Suppliers round their tax: ₹1. */
const ROUNDING = 100;

/** Why the amounts of a supplier's invoice cannot be right; null when they can. */
export function supplierInvoiceRefusal({
  gstin,
  lines,
}: Pick<SupplierInvoiceRequest, 'gstin' | 'lines'>): string | null {
  if (new Set(lines.map(({ taxPercent }) => taxPercent)).size < lines.length) {
    return 'Enter each GST rate once.';
  }
  if (gstin === '' && lines.some(({ taxPercent }) => taxPercent > 0)) {
    return 'Only a supplier with a GST number can charge tax.';
  }
  const wrong = lines.find(
    ({ taxPercent, taxable, tax }) => Math.abs(tax - (taxable * taxPercent) / 100) > ROUNDING,
  );
  return wrong ? `The tax does not match ${wrong.taxPercent}% of the taxable value.` : null;
}

interface InvoiceContext {
  order: { receipts: readonly { at: Date }[] };
  supplierState: string;
  shopStateCode: string;
  by: string;
  at: Date;
}

/**
 * The stored form of a supplier's invoice. Within a state the tax is half CGST and half SGST. It counts once both the
 * invoice and the goods are there (CGST Act s. 16(2)).
 */
export function supplierInvoice(
  { invoiceId, gstin, number: invoiceNumber, date, isEligible, lines }: SupplierInvoiceRequest,
  { order, supplierState, shopStateCode, by, at }: InvoiceContext,
): SupplierInvoice {
  const stateCode =
    gstin === '' ? (findState(supplierState)?.gstCode ?? '') : gstinStateCode(gstin);
  const lastReceipt = order.receipts.at(-1);
  const received = lastReceipt ? indianDay(lastReceipt.at) : date;
  return {
    id: invoiceId,
    number: invoiceNumber,
    date,
    gstin,
    stateCode,
    lines: lines.map(({ taxPercent, taxable, tax }) => ({
      taxPercent,
      taxable: paise(taxable),
      ...taxHeads(tax, stateCode === shopStateCode),
    })),
    isEligible,
    month: (received > date ? received : date).slice(0, 7),
    by,
    at,
  };
}

/** An odd paisa goes to SGST. */
function taxHeads(tax: number, isWithinState: boolean) {
  if (!isWithinState) return { cgst: paise(0), sgst: paise(0), igst: paise(tax) };
  const cgst = Math.floor(tax / 2);
  return { cgst: paise(cgst), sgst: paise(tax - cgst), igst: paise(0) };
}

/**
 * True when input tax can no longer be claimed in the return of its month (CGST Act s. 16(4) as amended from 1 October
 * 2022 by the Finance Act 2022 s. 100, Notification 18/2022-Central Tax). It ends on 30 November, and the return for
 * November is filed in December: October's is the last.
 */
export function isTooLateToClaim({
  date,
  month,
}: Pick<SupplierInvoice, 'date' | 'month'>): boolean {
  return month >= adjustmentDeadline(new Date(`${date}T06:30:00Z`)).slice(0, 7);
}
