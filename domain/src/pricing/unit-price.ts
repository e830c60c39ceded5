import { bulkUnitPrice, type BulkRules, type BulkTier } from '../catalogue/bulk-price.ts';
import { rupeesToPaise, type Paise } from '../money/paise.ts';

export interface PricedProduct {
  /** rupees, for a single item */
  price: number;
  bulk?: BulkRules | null;
}

/**
 * Cart, order and offer share this. `tiers` are the bulk prices; empty unless the buyer is a verified business.
 */
export function unitPriceFor(
  { price, bulk = null }: PricedProduct,
  quantity: number,
  tiers: readonly BulkTier[],
): Paise {
  return bulkUnitPrice(rupeesToPaise(price), quantity, bulk, tiers);
}
