import { stripGrouping } from '@kargha/domain/money/parse-number';
import {
  paise,
  paiseToRupees,
  rupeesToPaise,
  sumPaise,
  timesPaise,
} from '@kargha/domain/money/paise';
import type { PurchaseOrderDetails } from '@kargha/domain/stock/purchase-order-endpoints';
import type { SupplierInvoiceRequest } from '@kargha/domain/stock/supplier-invoice-request';

/** Form values; amounts are rupees. */
export interface SupplierInvoiceValues {
  number: string;
  date: string;
  gstin: string;
  isEligible: boolean;
  lines: SupplierInvoiceLineValues[];
}

export interface SupplierInvoiceLineValues {
  taxPercent: string;
  taxable: string;
  tax: string;
}

/** Most handloom goods bear 5%. */
const USUAL_RATE = 5;

/** Starts with what was accepted and has no invoice yet, and the GST number of the last invoice. */
export function supplierInvoiceValues({
  lines,
  invoices,
}: PurchaseOrderDetails): SupplierInvoiceValues {
  const accepted = sumPaise(lines.map((line) => timesPaise(line.unitCost, line.accepted)));
  const invoiced = sumPaise(invoices.flatMap((one) => one.lines.map(({ taxable }) => taxable)));
  const open = paise(Math.max(0, accepted - invoiced));
  const line = { taxPercent: String(USUAL_RATE), taxable: String(paiseToRupees(open)), tax: '' };
  const gstin = invoices.at(-1)?.gstin ?? '';
  return { number: '', date: '', gstin, isEligible: true, lines: [withTax(line)] };
}

/** Computes the tax from the rate; staff may change it to what is printed. */
export function withTax(line: SupplierInvoiceLineValues): SupplierInvoiceLineValues {
  const taxable = parseAmount(line.taxable);
  if (taxable === null) return line;
  const tax = paise(Math.round((taxable * Number(line.taxPercent)) / 100));
  return { ...line, tax: String(paiseToRupees(tax)) };
}

/** The request without its id and revision; null when an amount is not a number. */
export function supplierInvoiceContent(
  values: SupplierInvoiceValues,
): Omit<SupplierInvoiceRequest, 'invoiceId' | 'revision'> | null {
  const lines = values.lines.flatMap(({ taxPercent, ...amounts }) => {
    const taxable = parseAmount(amounts.taxable);
    const tax = parseAmount(amounts.tax);
    if (taxable === null || tax === null) return [];
    return [{ taxPercent: Number(taxPercent), taxable, tax }];
  });
  if (lines.length < values.lines.length) return null;
  const { number, date, gstin, isEligible } = values;
  return { number: number.trim(), date, gstin: gstin.trim(), isEligible, lines };
}

/** Paise; null for anything but an amount in rupees. */
function parseAmount(text: string): number | null {
  const plain = stripGrouping(text);
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? rupeesToPaise(Number(plain)) : null;
}
