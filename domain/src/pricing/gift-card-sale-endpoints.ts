import { boolean, object, picklist, string, type InferOutput } from 'valibot';
import { object as form, string as handle } from 'yup';

import { FORM_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { paiseAmount } from '../api/response-fields.ts';
import { formMessages } from '../messages/form-messages.ts';
import { gatewayPayment } from '../payments/gateway-payment.ts';
import { giftCardDisableSchema } from './gift-card-admin.ts';
import { giftCardPurchaseSchema } from './gift-card-purchase.ts';
import { GIFT_CARD_SALE_STATES } from './gift-card-sale-schema.ts';

/** `orderId` and `orderNumber` are those of the sale: the payment window needs no other fields than for an order. */
const openedSale = object({ ...gatewayPayment.entries, trackingToken: string() });
export type OpenedGiftCardSale = InferOutput<typeof openedSale>;

const saleProgress = object({
  number: string(),
  amount: paiseAmount,
  /** day in India on which the recipient gets the card */
  deliverOn: string(),
  isPaid: boolean(),
});
export type GiftCardSaleProgress = InferOutput<typeof saleProgress>;

const saleKey = form({
  saleId: handle()
    .strict()
    .max(100, formMessages.text_too_long)
    .required(formMessages.link_missing),
  token: handle().strict().max(100, formMessages.text_too_long).required(formMessages.link_missing),
}).exact(formMessages.unknown_field);

export const giftCardSaleEndpoints = defineEndpoints('/api/gift-card-sales', {
  open: {
    method: 'POST',
    path: '/',
    does: 'Opens the payment of a gift card. The same request id opens the same payment. The card is issued when the gateway has captured it; /api/razorpay/verify-payment verifies it.',
    body: giftCardPurchaseSchema,
    bodyBytes: FORM_BODY,
    response: openedSale,
    errors: [
      'already_saved',
      'already_paid',
      'amount_too_large',
      'gateway_unavailable',
      'maintenance',
    ],
  },
  state: {
    method: 'POST',
    path: '/state',
    does: 'Returns whether a gift card is paid, to the buyer who has opened its payment.',
    onlyReads: true,
    body: saleKey,
    response: saleProgress,
  },
  refund: {
    method: 'POST',
    path: '/:id/refund',
    does: 'Refunds a sold gift card of which nothing was spent, and disables it.',
    who: 'staff',
    permission: 'orders.refund',
    body: giftCardDisableSchema,
    bodyBytes: FORM_BODY,
    response: object({ state: picklist(GIFT_CARD_SALE_STATES) }),
    errors: ['not_allowed', 'gift_card_spent', 'second_person_needed'],
  },
});
