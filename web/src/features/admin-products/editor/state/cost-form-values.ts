import { unitProfit, type CostingResponse } from '@kargha/domain/catalogue/costing';
import { paiseToRupees, rupeesToPaise } from '@kargha/domain/money/paise';
import { priceWithoutTax } from '@kargha/domain/pricing/included-tax';
import type { TaxTable } from '@kargha/domain/pricing/tax-table';
import { parseDecimal } from '@kargha/domain/catalogue/product-input';

/** What the product costs the shop. An empty unit cost is unknown. */
export interface CostFormValues {
  unitCost: string;
  supplier: string;
}

export const BLANK_COSTS: CostFormValues = { unitCost: '', supplier: '' };

export function toCostFormValues(costing: CostingResponse | undefined): CostFormValues {
  if (!costing) return BLANK_COSTS;
  return { unitCost: String(costing.unitCost ?? ''), supplier: costing.supplier };
}

export function toCostPayload({ unitCost, supplier }: CostFormValues) {
  return { unitCost: parseCost(unitCost), supplier: supplier.trim() };
}

interface TypedPrices {
  price: string;
  unitCost: string;
  hsnCode: string;
  chargeTax: boolean;
}

/**
 * Returns the profit in rupees and the margin in percent with two decimals, or null when there is no profit (spec
 * §2) or the cost is unknown. Costs are without tax, so the price is, too.
 */
export function calculateProfit({ price: typed, unitCost, ...goods }: TypedPrices, tax: TaxTable) {
  const rupees = parseDecimal(typed);
  if (!(rupees > 0)) return null;
  const unitPrice = rupeesToPaise(rupees);
  const price = paiseToRupees(priceWithoutTax({ unitPrice, ...goods }, tax, new Date()));
  const found = unitProfit({ price, unitCost: parseCost(unitCost) });
  if (!found || found.profit <= 0) return null;
  return { profit: found.profit, margin: found.margin.toFixed(2) };
}

function parseCost(typed: string): number | null {
  return typed.trim() === '' ? null : parseDecimal(typed);
}
