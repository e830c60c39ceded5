import type { EndpointResult } from '@kargha/domain/api/endpoint';
import { cashOnDeliveryEndpoints } from '@kargha/domain/payments/cash-on-delivery-endpoints';
import { requestedCartLines } from '@kargha/domain/shopping/requested-cart-lines';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

import type { OrderKey } from '../../payment/data/payment-api.ts';
import type { Purchase } from '../../payment/state/open-checkout.ts';

const { offer, confirm, sendCode } = cashOnDeliveryEndpoints;

export type CashOffer = NonNullable<EndpointResult<typeof offer>['offer']>;

/** Undefined while the shop does not offer it, and without an answer: paying online always works. */
export async function readOffer(
  { lines, codes: { couponCode, giftCard } }: Pick<Purchase, 'lines' | 'codes'>,
  pincode: string,
): Promise<CashOffer | undefined> {
  const body = {
    items: requestedCartLines(lines),
    pincode: /^[1-9]\d{5}$/.test(pincode) ? pincode : '',
    ...(couponCode !== '' && { couponCode }),
    ...(giftCard !== '' && { giftCard }),
  };
  try {
    return (await callEndpoint(offer, { body, token: await idToken() })).offer ?? undefined;
  } catch {
    return undefined;
  }
}

/** Places the order. @throws ApiError code_not_valid, not_allowed, cod_not_allowed, network, … */
export async function confirmOrder({ orderId, trackingToken }: OrderKey, code: string) {
  return callEndpoint(confirm, { body: { orderId, trackingToken, code } });
}

/** @throws ApiError not_allowed, too_many_requests, network, … */
export async function sendCodeAgain({ orderId, trackingToken }: OrderKey): Promise<void> {
  await callEndpoint(sendCode, { body: { orderId, trackingToken } });
}
