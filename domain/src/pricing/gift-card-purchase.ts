import { number, object, string, type InferType } from 'yup';

import { mobileDigits } from '../india/phone-number.ts';
import { addressMessages } from '../messages/address-messages.ts';
import { formMessages } from '../messages/form-messages.ts';
import { giftCardMessages } from '../messages/gift-card-messages.ts';
import { hasDottedDomain } from '../people/email-address.ts';
import { requestIdField } from '../stock/inventory.ts';
import {
  deliveryDayProblem,
  LEAST_SOLD_CARD,
  MAX_CARD_MESSAGE,
  MOST_SOLD_CARD,
} from './gift-card-sale.ts';

const PAISE_PER_RUPEE = 100;

/** Mail programs make a host clickable even without a scheme: a paid email must not carry one. */
const LINK = /:\/\/|www\.|[^\s@]+@[^\s@]+\.|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]|\s|$)/u;

const nameField = () => string().trim().max(100, giftCardMessages.card_name_long);

const emailField = () =>
  string()
    .trim()
    .lowercase()
    .max(254, formMessages.email_not_valid)
    .email(formMessages.email_not_valid)
    .test('domain', formMessages.email_not_valid, hasDottedDomain);

/**
 * POST /api/gift-card-sales, and the form. `amount` is whole rupees in paise, from ₹500 to ₹10,000. Repeating a request
 * id opens the same sale. Nothing here lowers the price or says how it is paid: unknown fields are refused.
 */
export const giftCardPurchaseSchema = object({
  requestId: requestIdField(),
  amount: number()
    .strict()
    .typeError(giftCardMessages.card_amount_missing)
    .required(giftCardMessages.card_amount_missing)
    .test('whole', giftCardMessages.card_amount_whole, (amount) => amount % PAISE_PER_RUPEE === 0)
    .min(LEAST_SOLD_CARD, giftCardMessages.card_amount_low)
    .max(MOST_SOLD_CARD, giftCardMessages.card_amount_high),
  recipientName: nameField().required(giftCardMessages.card_recipient_name),
  recipientEmail: emailField().required(giftCardMessages.card_recipient_email),
  message: string()
    .trim()
    .max(MAX_CARD_MESSAGE, giftCardMessages.card_message_long)
    .test(
      'links',
      giftCardMessages.card_message_links,
      (message) => !LINK.test((message ?? '').normalize('NFKC')),
    )
    .default(''),
  /** day in India; '' for today */
  deliverOn: string()
    .trim()
    .test('day', (day, context) => {
      const problem = deliveryDayProblem(day ?? '', new Date());
      return problem === null || context.createError({ message: () => problem });
    })
    .default(''),
  buyerName: nameField().required(formMessages.name_required),
  buyerEmail: emailField().required(formMessages.email_required),
  buyerPhone: string()
    .trim()
    .max(30, addressMessages.phone_10_digits)
    .transform((typed: unknown) =>
      typeof typed === 'string' ? mobileDigits(typed) || typed : typed,
    )
    .required(formMessages.phone_required)
    .test('indian-mobile', addressMessages.phone_10_digits, (typed) => mobileDigits(typed) !== ''),
  /** of the shop's emails about it */
  language: string().oneOf(['en', 'hi'], giftCardMessages.card_language),
}).exact(formMessages.unknown_field);

export type GiftCardPurchase = InferType<typeof giftCardPurchaseSchema>;
