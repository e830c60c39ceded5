import { GST_PERCENT } from './gst-rate.ts';
import { paise, type Paise } from '../money/paise.ts';
import { isTaxIncluded, type GstInPrices } from './price-mode.ts';
import { taxPercentOf, type TaxTable } from './tax-table.ts';

/**
 * The tax inside an amount (CGST Rule 35), to the nearest even paisa: then CGST and SGST are equal halves, and
 * taxable value and tax add up to the amount. The same order has the same tax in every state.
 */
export function taxInside(amount: Paise, percent: number): Paise {
  const hundredths = Math.round(percent * 100);
  return paise(2 * Math.round((amount * hundredths) / (10_000 + hundredths) / 2));
}

/**
 * The rate of goods at the price that the shop shows, after discounts.
 * @param goods `unitPrice` may be a fraction of paise: a share of a discounted line. A fraction above a ceiling
 * counts as above it, so values are rounded up.
 */
export function shopTaxPercent(goods: PricedGoods, table: TaxTable, at: Date): number {
  if (isTaxIncluded(table, at)) return includedTaxPercent(goods, table, at);
  const { hsnCode, unitPrice } = goods;
  return taxPercentOf({ hsnCode, unitPrice: paise(Math.ceil(unitPrice)) }, table, at);
}

/** What the shop keeps of its price: all of it, unless prices include tax. */
export function priceWithoutTax(
  { chargeTax, ...goods }: { hsnCode: string; unitPrice: Paise; chargeTax: boolean },
  table: TaxTable,
  at: Date,
): Paise {
  if (!chargeTax || !isTaxIncluded(table, at)) return goods.unitPrice;
  return paise(goods.unitPrice - taxInside(goods.unitPrice, shopTaxPercent(goods, table, at)));
}

interface PricedGoods {
  hsnCode: string;
  unitPrice: number;
}

/** A seller who may collect no tax has 0% for all goods. */
export function gstInPrices(table: TaxTable, at: Date): GstInPrices {
  if (taxPercentOf({ hsnCode: '', unitPrice: paise(0) }, table, at) === 0) return 'none';
  return isTaxIncluded(table, at) ? 'included' : 'added';
}

/**
 * The rate of goods whose price includes tax: the lowest one that applies to the value without it. Just above a
 * ceiling no rate agrees with its own value (₹2,625 to ₹2,950 with 5 % up to ₹2,500 and 18 % above): the highest
 * applies there, so that the shop never pays too little.
 */
export function includedTaxPercent(
  { hsnCode, unitPrice }: PricedGoods,
  table: TaxTable,
  at: Date,
): number {
  const percentFor = (percent: number) => {
    const value = Math.ceil((unitPrice * 10_000) / (10_000 + Math.round(percent * 100)));
    return taxPercentOf({ hsnCode, unitPrice: paise(value) }, table, at);
  };
  const named = table.rates.filter(({ hsnPrefix }) => hsnCode.startsWith(hsnPrefix));
  const percents = [GST_PERCENT, ...named.map(({ percent }) => percent)].sort((a, b) => a - b);
  const agreed = percents.find((percent) => percentFor(percent) === percent);
  return agreed ?? Math.max(...percents.map(percentFor));
}
