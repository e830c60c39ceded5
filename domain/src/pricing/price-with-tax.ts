import { sumPaise, type Paise } from '../money/paise.ts';
import { addedTax } from './added-tax.ts';
import { shopTaxPercent } from './included-tax.ts';
import { isTaxIncluded } from './price-mode.ts';
import type { PriceTerms } from './price-order.ts';
import type { PricedLine } from './priced-line.ts';

/**
 * What checkout charges for one piece, without shipping: as priceOrder does, without what only whole orders need, because
 * product pages show it at first.
 */
export function priceWithTax(
  { unitPrice, chargeTax, hsnCode = '' }: Pick<PricedLine, 'unitPrice' | 'chargeTax' | 'hsnCode'>,
  { tax, at }: PriceTerms,
): Paise {
  if (!chargeTax || isTaxIncluded(tax, at)) return unitPrice;
  const taxPercent = shopTaxPercent({ hsnCode, unitPrice }, tax, at);
  return sumPaise([unitPrice, addedTax([{ amount: unitPrice, taxPercent }])]);
}
