import type { GiftCardPurchase } from '@kargha/domain/pricing/gift-card-purchase';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

import { payInWindow, type PaymentOutcome } from './pay-instalment.ts';
import type { Shopfront } from './start-payment.ts';

/** Pays for a gift card. Throws an Error with a message for the buyer. */
export function payGiftCard(
  purchase: GiftCardPurchase,
  shopfront: Shopfront,
): Promise<PaymentOutcome> {
  const { buyerName: name, buyerEmail: email, buyerPhone: phone } = purchase;
  const open = async () => {
    const request = { body: purchase, token: await idToken() };
    const { giftCardSaleEndpoints } = await loadModule(
      import('@kargha/domain/pricing/gift-card-sale-endpoints'),
    );
    const opened = await callEndpoint(giftCardSaleEndpoints.open, request);
    return { ...opened, isPaid: false };
  };
  return payInWindow(open, { name, email, phone }, shopfront);
}
