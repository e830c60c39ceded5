/**
 * `specified`: prices are without tax and checkout adds it (spec §9). `included`: the price shown is what people
 * pay (Consumer Protection (E-Commerce) Rules 2020, rule 7(1)(e): one figure with all compulsory charges), and
 * documents split out the tax.
 */
export const PRICE_MODES = ['specified', 'included'] as const;
export type PriceMode = (typeof PRICE_MODES)[number];

/** Checkout adds GST to the prices shown, they include it, or the seller may collect none. */
export const GST_IN_PRICES = ['added', 'included', 'none'] as const;
export type GstInPrices = (typeof GST_IN_PRICES)[number];

export interface PriceModeSetting {
  /** absent: as specified */
  priceMode?: PriceMode;
  /** when included prices start; until then, and without a moment, prices are as specified */
  priceModeFrom?: Date | null;
}

const A_DAY_MS = 86_400_000;

/**
 * True for a day before and after the start: a browser whose clock is wrong may show the other figure, so the
 * server prices the cart.
 */
export function isNearModeStart({ priceMode, priceModeFrom }: PriceModeSetting, at: Date): boolean {
  if (priceMode !== 'included' || !priceModeFrom) return false;
  return Math.abs(priceModeFrom.getTime() - at.getTime()) < A_DAY_MS;
}

/** Whether prices include tax at a moment. Orders and offers keep the mode they were priced in. */
export function isTaxIncluded(
  { priceMode = 'specified', priceModeFrom = null }: PriceModeSetting,
  at: Date,
): boolean {
  return priceMode === 'included' && priceModeFrom !== null && priceModeFrom <= at;
}
