import type { OrderTotals } from '@kargha/domain/pricing/price-order';
import { cartSums } from '@kargha/domain/shopping/cart-price';
import type { LineRef } from '@kargha/domain/shopping/line-ref';
import { callApi } from '#lib/server/api-client.ts';
import { readResponse } from '#lib/server/read-response.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** An empty code is not sent. */
export interface Codes {
  couponCode: string;
  giftCard: string;
}

export interface CartPrice {
  totals: OrderTotals;
  /** The applied discount; code and description are empty without one. */
  coupon: { code: string; description: string; isAutomatic: boolean };
}

/** @throws ApiError coupon_not_valid, gift_card_not_valid, network, … */
export async function priceCartWithCodes(
  items: readonly (LineRef & { quantity: number })[],
  codes: Codes,
): Promise<CartPrice> {
  const entered = Object.entries(codes).filter(([, code]) => code !== '');
  const answer = await callApi('/cart/price', {
    method: 'POST',
    body: { items, ...Object.fromEntries(entered) },
    token: await idToken(),
  });
  const { totals, coupon } = readResponse('/api/cart/price', cartSums, answer);
  const { code = '', description = '', isAutomatic = false } = coupon ?? {};
  return { totals, coupon: { code, description, isAutomatic } };
}
