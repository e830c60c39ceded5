import { filedTotals, unregisteredInterState } from './filed-totals.ts';
import type { Gstr1 } from './gstr1-schema.ts';
import type { PurchaseTotals } from './purchase-register.ts';
import { SUPPLY_TABLES } from './supply-document.ts';
import { subtractAmounts, sumAmounts } from './tax-amounts.ts';
import type { Gstr3b } from './tax-return-fields.ts';

/**
 * The summary for GSTR-3B: supplies from the same file as GSTR-1, input tax from the purchase register. The shop has no
 * exports, non-GST supplies or reverse charge, so 3.1(b), (d) and (e) are zero. Blocked input tax is shown in full and
 * reversed (Circular 170/02/2022).
 */
export function gstr3b(gstr1: Gstr1, purchases: PurchaseTotals): Gstr3b {
  const filed = filedTotals(gstr1);
  const { inputTax, blocked, exemptPurchases } = purchases;
  return {
    outward: sumAmounts(SUPPLY_TABLES.map((table) => filed[table])),
    untaxed: filed.nil.taxable,
    unregistered: unregisteredInterState(gstr1),
    inputTax,
    blocked,
    netInputTax: subtractAmounts(inputTax, blocked),
    exemptPurchases,
  };
}
