import { timesPaise, type Paise } from '../money/paise.ts';

export interface PricedLine {
  unitPrice: Paise;
  quantity: number;
  chargeTax: boolean;
  taxPercent?: number;
  collection?: string;
  productId?: string;
}

export function lineAmount({ unitPrice, quantity }: PricedLine): Paise {
  return timesPaise(unitPrice, quantity);
}
