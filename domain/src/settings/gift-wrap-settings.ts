import { recordOf } from '../records/stored-record.ts';

/** settings/public.giftWrap */
export interface GiftWrapSettings {
  /** gift wrap and gift notes are offered in the cart */
  isOn: boolean;
  /** for each piece, with tax where the shop's prices include it */
  priceRupees: number;
}

export const DEFAULT_GIFT_WRAP: GiftWrapSettings = { isOn: false, priceRupees: 50 };

/** Missing or invalid values keep their defaults; it is on only when that is stored. */
export function readGiftWrap(stored: unknown): GiftWrapSettings {
  const { isOn, priceRupees: price } = recordOf(stored);
  const isPrice = typeof price === 'number' && Number.isInteger(price) && price >= 0;
  return { isOn: isOn === true, priceRupees: isPrice ? price : DEFAULT_GIFT_WRAP.priceRupees };
}
