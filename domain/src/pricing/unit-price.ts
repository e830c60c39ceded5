import { bulkUnitPrice, type BulkRules, type BulkTier } from '../catalogue/bulk-price.ts';
import { rupeesToPaise, type Paise } from '../money/paise.ts';
import { taxPercentOf, type TaxTable } from './tax-table.ts';

export interface PricedProduct {
  /** rupees, for a single item */
  price: number;
  hsnCode: string;
  bulk?: BulkRules | null;
}

export interface UnitPriceTerms {
  /** bulk prices; empty unless the buyer is a verified business */
  tiers: readonly BulkTier[];
  tax: TaxTable;
  at: Date;
}

export interface TaxedUnitPrice {
  unitPrice: Paise;
  taxPercent: number;
}

/**
 * Cart, order and offer share this. A price ceiling in the tax table applies to the selling price, so the rate
 * depends on the bulk price for this quantity.
 */
export function unitPriceFor(
  { price, hsnCode, bulk = null }: PricedProduct,
  quantity: number,
  { tiers, tax, at }: UnitPriceTerms,
): TaxedUnitPrice {
  const unitPrice = bulkUnitPrice(rupeesToPaise(price), quantity, bulk, tiers);
  return { unitPrice, taxPercent: taxPercentOf({ hsnCode, unitPrice }, tax, at) };
}
