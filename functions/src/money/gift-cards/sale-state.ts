import type { GiftCardSaleProgress } from '@kargha/domain/pricing/gift-card-sale-endpoints';
import { giftCardMessages } from '@kargha/domain/messages/gift-card-messages';

import { notFound } from '../../http/errors.ts';
import { isSameToken } from '../../platform/keyed-ids.ts';
import { giftCardSaleWithId, type GiftCardSale } from '../../records/gift-card-sale-record.ts';
import { mayAskGateway } from '../checkout/checkout-state.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { syncOrderPayments } from '../payments/sync-order-payments.ts';
import { saleToken } from './sale-token.ts';

/**
 * Whether a gift card is paid, for the buyer who opened it. While it is not, the gateway is asked, in case a payment
 * update was lost. Throws the same 404 not_found for a wrong id and a wrong token.
 */
export async function saleState(
  context: PaymentContext,
  { saleId, token }: { saleId: string; token: string },
): Promise<GiftCardSaleProgress> {
  if (!isSameToken(token, saleToken(context.ids, saleId))) throw unknown();
  const sale = await giftCardSaleWithId(saleId);
  if (!sale) throw unknown();
  if (sale.state !== 'pending_payment' || !(await mayAskGateway(context, saleId)))
    return progressOf(sale);
  await syncOrderPayments(context, sale, 'shopper');
  return progressOf((await giftCardSaleWithId(saleId)) ?? sale);
}

function progressOf({ number, amount, deliverOn, state }: GiftCardSale): GiftCardSaleProgress {
  return { number, amount, deliverOn, isPaid: state !== 'pending_payment' };
}

function unknown() {
  return notFound(giftCardMessages.card_sale_unknown());
}
