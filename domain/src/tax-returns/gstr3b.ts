import { unregisteredInterState } from './filed-totals.ts';
import type { PurchaseTotals } from './purchase-register.ts';
import { AMENDMENT_TABLES, SUPPLY_TABLES } from './supply-document.ts';
import { subtractAmounts, sumAmounts } from './tax-amounts.ts';
import type { BuiltReturn } from './tax-return-builder.ts';
import type { Gstr3b } from './tax-return-fields.ts';

/**
 * The summary for GSTR-3B: supplies as GSTR-1 says them with its amendments, input tax from the purchase register. The shop has no
 * exports, non-GST supplies or reverse charge, so 3.1(b), (d) and (e) are zero. Blocked input tax is shown in full and
 * reversed (Circular 170/02/2022).
 */
export function gstr3b(
  built: Pick<BuiltReturn, 'gstr1' | 'tables' | 'moved'>,
  purchases: PurchaseTotals,
): Gstr3b {
  const supplies: readonly string[] = [...SUPPLY_TABLES, ...AMENDMENT_TABLES];
  const filedOf = (isCounted: (table: string) => boolean) =>
    sumAmounts(built.tables.filter(({ table }) => isCounted(table)).map(({ filed }) => filed));
  const { inputTax, blocked, exemptPurchases } = purchases;
  return {
    outward: filedOf((table) => supplies.includes(table)),
    untaxed: filedOf((table) => table === 'nil').taxable,
    unregistered: unregisteredInterState(built.gstr1, built.moved),
    inputTax,
    blocked,
    netInputTax: subtractAmounts(inputTax, blocked),
    exemptPurchases,
  };
}
