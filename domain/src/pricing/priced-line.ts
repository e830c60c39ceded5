import { timesPaise, type Paise } from '../money/paise.ts';

export interface PricedLine {
  /** with GST while the shop's prices include it */
  unitPrice: Paise;
  quantity: number;
  chargeTax: boolean;
  /** decides the rate while rates are on; absent: the flat rate */
  hsnCode?: string;
  /** an agreed rate; absent: the tax table decides */
  taxPercent?: number;
  collection?: string;
  productId?: string;
}

export function lineAmount({ unitPrice, quantity }: PricedLine): Paise {
  return timesPaise(unitPrice, quantity);
}
