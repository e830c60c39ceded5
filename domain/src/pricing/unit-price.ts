import { bulkUnitPrice, type BulkRules, type BulkTier } from '../catalogue/bulk-rules.ts';
import { rupeesToPaise, type Paise } from '../money/paise.ts';
import { taxPercentOf, type TaxTable } from './tax-table.ts';

/** What of a product its price and its tax follow from. */
export interface PricedProduct {
  /** rupees for one piece alone */
  price: number;
  hsnCode: string;
  bulk?: BulkRules | null;
}

/** What else counts at this moment. */
export interface UnitPriceTerms {
  /** prices for numbers; empty for everybody but verified business buyers */
  tiers: readonly BulkTier[];
  tax: TaxTable;
  at: Date;
}

/** What one piece costs, and the rate in percent at which it is taxed if it carries tax. */
export interface TaxedUnitPrice {
  unitPrice: Paise;
  taxPercent: number;
}

/**
 * What one piece costs in such a number and how it is taxed, for cart, order and offer alike. A ceiling of the tax table
 * is about what a piece is sold for, so the rate is found at the price for this number, not at that of one piece alone.
 */
export function unitPriceFor(
  { price, hsnCode, bulk = null }: PricedProduct,
  quantity: number,
  { tiers, tax, at }: UnitPriceTerms,
): TaxedUnitPrice {
  const unitPrice = bulkUnitPrice(rupeesToPaise(price), quantity, bulk, tiers);
  return { unitPrice, taxPercent: taxPercentOf({ hsnCode, unitPrice }, tax, at) };
}
