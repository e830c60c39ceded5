import { object, string, type InferType } from 'yup';
import { checkoutMessages } from '../messages/checkout-messages.ts';
import { formMessages } from '../messages/form-messages.ts';
import { orderMessages } from '../messages/order-messages.ts';

/**
 * POST /api/orders/track: an order number with the email address or the last digits of the phone number, or the
 * token of a signed link.
 */
export const trackOrderSchema = object({
  id: string().strict().max(60),
  contact: string().strict().max(254),
  token: string().strict().max(200),
}).exact(formMessages.unknown_field);

export type TrackOrderRequest = InferType<typeof trackOrderSchema>;

/** POST /api/orders/claim: the token of the emailed link, or nothing. */
export const claimSchema = object({
  token: string().max(100, orderMessages.order_link_unknown).default(''),
}).exact(formMessages.unknown_field);

/** POST /api/orders/claim-placed: the token that checkout returned, which no email contains. */
export const claimPlacedSchema = object({
  trackingToken: string()
    .strict()
    .min(1)
    .max(200)
    .required(checkoutMessages.tracking_token_missing),
}).exact(formMessages.unknown_field);

export const newLinkSchema = object({
  token: string().strict().min(1).max(200).required(formMessages.link_missing),
}).exact(formMessages.unknown_field);
