import { partOf, paise, type Paise } from '../money/paise.ts';

export interface ShippedGoods {
  /** value after discount */
  amount: Paise;
  quantity: number;
  hsnCode: string;
  /** 0 for goods without tax */
  taxPercent: number;
}

export interface ShippingPart {
  taxPercent: number;
  /** of the goods with the highest value at this rate */
  hsnCode: string;
  amount: Paise;
}

/**
 * Splits the shipping charge by the rates of the goods it comes with, in proportion to their value: it is part of
 * their value (CGST Act s. 15(2)(c)) and taxed as they are (composite supply, s. 8(a)). The parts add up to the
 * charge.
 */
export function shippingParts(goods: readonly ShippedGoods[], shipping: Paise): ShippingPart[] {
  const isWorthless = goods.every(({ amount }) => amount === 0);
  const weightOf = (one: ShippedGoods) => (isWorthless ? one.quantity : one.amount);
  const whole = goods.reduce((sum, one) => sum + weightOf(one), 0);
  if (shipping === 0 || whole === 0) return [];
  const percents = [...new Set(goods.map(({ taxPercent }) => taxPercent))].sort((a, b) => a - b);
  let passed = 0;
  return percents.map((taxPercent) => {
    const sameRate = goods.filter((one) => one.taxPercent === taxPercent);
    const before = partOf(shipping, passed, whole);
    passed += sameRate.reduce((sum, one) => sum + weightOf(one), 0);
    const main = sameRate.reduce((most, one) => (weightOf(one) > weightOf(most) ? one : most));
    const amount = paise(partOf(shipping, passed, whole) - before);
    return { taxPercent, hsnCode: main.hsnCode, amount };
  });
}
