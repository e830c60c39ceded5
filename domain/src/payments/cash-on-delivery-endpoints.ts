import { boolean, nullable, number, object, optional, record, string, union } from 'valibot';
import { object as form, string as typed } from 'yup';

import { LIST_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { orderTotals } from '../api/order-fields.ts';
import { paiseAmount } from '../api/response-fields.ts';
import { addressMessages } from '../messages/address-messages.ts';
import { cashOnDeliveryMessages } from '../messages/cash-on-delivery-messages.ts';
import { formMessages } from '../messages/form-messages.ts';
import { cancelOrderSchema, cartPriceSchema } from '../shopping/checkout-request.ts';
import { placedOrder } from './payment-endpoints.ts';

const offerSchema = cartPriceSchema.concat(
  form({
    pincode: typed()
      .strict()
      .matches(/^(?:[1-9]\d{5})?$/, addressMessages.pincode_not_valid)
      .default(''),
  }).exact(formMessages.unknown_field),
);

const confirmSchema = cancelOrderSchema.concat(
  form({
    code: typed()
      .strict()
      .matches(/^\d{6}$/, cashOnDeliveryMessages.cod_code_missing)
      .required(cashOnDeliveryMessages.cod_code_missing),
  }).exact(formMessages.unknown_field),
);

const offer = object({
  /** with the fee */
  totals: orderTotals,
  /** paid online now; 0 when a code confirms the order */
  advance: paiseAmount,
  /** why this cart cannot be paid for on delivery: the sentence, with its key and values */
  problem: nullable(
    object({
      text: string(),
      key: string(),
      params: optional(record(string(), union([string(), number()]))),
    }),
  ),
});

export const cashOnDeliveryEndpoints = defineEndpoints('/api/cash-on-delivery', {
  offer: {
    method: 'POST',
    path: '/offer',
    does: 'Says whether a cart can be paid for on delivery, with its fee and advance. Null while the shop does not offer it.',
    onlyReads: true,
    body: offerSchema,
    bodyBytes: LIST_BODY,
    response: object({ offer: nullable(offer) }),
    errors: ['coupon_not_valid', 'coupon_beaten', 'gift_card_not_valid'],
  },
  confirm: {
    method: 'POST',
    path: '/confirm',
    does: 'Places an order with cash on delivery by the code that was emailed.',
    body: confirmSchema,
    response: placedOrder,
    errors: ['code_not_valid', 'cod_not_allowed', 'not_allowed'],
  },
  sendCode: {
    method: 'POST',
    path: '/code',
    does: 'Emails the code of an order again, at most once a minute.',
    body: cancelOrderSchema,
    response: object({ isSent: boolean() }),
    errors: ['not_allowed'],
  },
});
