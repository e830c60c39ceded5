import { timesPaise, type Paise } from '../money/paise.ts';

/** What pricing needs to know of a line. */
export interface PricedLine {
  unitPrice: Paise;
  quantity: number;
  chargeTax: boolean;
  /** the rate of the tax table; the flat rate when it is absent */
  taxPercent?: number;
  /** the product's collection, for discounts that are meant for some collections only */
  collection?: string;
  /** for discounts that are meant for some products only */
  productId?: string;
}

/** What a line costs before any discount. */
export function lineAmount({ unitPrice, quantity }: PricedLine): Paise {
  return timesPaise(unitPrice, quantity);
}
