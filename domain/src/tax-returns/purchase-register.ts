import { isTooLateToClaim, type SupplierInvoice } from '../stock/supplier-invoice.ts';
import { addAmounts, noAmounts, sumAmounts, type TaxAmounts } from './tax-amounts.ts';

/** Sums for GSTR-3B, in paise. */
export interface PurchaseTotals {
  /** of invoices that are not too late, blocked or not */
  inputTax: TaxAmounts;
  blocked: TaxAmounts;
  exemptPurchases: { interState: number; intraState: number };
}

/** Sums the supplier invoices of a month. */
export function purchaseTotals(
  invoices: readonly SupplierInvoice[],
  shopStateCode: string,
): PurchaseTotals {
  const sums = {
    inputTax: noAmounts(),
    blocked: noAmounts(),
    exemptPurchases: { interState: 0, intraState: 0 },
  };
  for (const invoice of invoices) {
    const untaxed = invoice.lines.filter(({ taxPercent }) => taxPercent === 0);
    const side = invoice.stateCode === shopStateCode ? 'intraState' : 'interState';
    sums.exemptPurchases[side] += sumAmounts(untaxed).taxable;
    const tax = taxOf(invoice);
    if (!isTooLateToClaim(invoice)) {
      addAmounts(sums.inputTax, tax);
      if (!invoice.isEligible) addAmounts(sums.blocked, tax);
    }
  }
  return sums;
}

/** Lines with a rate; the others bear no input tax. */
function taxOf({ lines }: SupplierInvoice): TaxAmounts {
  return sumAmounts(lines.filter(({ taxPercent }) => taxPercent > 0));
}
