import { boolean, number, object, string, type InferType } from 'yup';

import { requestIdField } from '../stock/inventory.ts';
import { noteField } from '../records/request-fields.ts';
import { hasDottedDomain } from '../people/email-address.ts';
import { checkoutMessages } from '../messages/checkout-messages.ts';
import { formMessages } from '../messages/form-messages.ts';

/** The filters of the list (spec §2). */
export const GIFT_CARD_FILTERS = ['all', 'active', 'used', 'expired', 'disabled'] as const;
export type GiftCardFilter = (typeof GIFT_CARD_FILTERS)[number];

export const GIFT_CARD_FILTER_LABELS: Record<GiftCardFilter, string> = {
  all: 'All gift cards',
  active: 'Active',
  used: 'Used',
  expired: 'Expired',
  disabled: 'Disabled',
};

/** ₹1 and ₹1,00,000, in paise. */
const LEAST = 100;
const MOST = 10_000_000;

/** POST /api/gift-cards: repeating a request id returns the same card and code. */
export const newGiftCardSchema = object({
  requestId: requestIdField(),
  customerName: string()
    .trim()
    .max(100, 'A name has at most 100 characters.')
    .required('Please enter the name of the customer.'),
  customerEmail: string()
    .trim()
    .max(254)
    .email(formMessages.email_not_valid)
    .test('domain', formMessages.email_not_valid, hasDottedDomain)
    .default('')
    .when('sendMail', {
      is: true,
      then: (email) => email.required('Please enter an email address to send the card to.'),
    }),
  amount: number()
    .strict()
    .integer('The value must be whole paise.')
    .min(LEAST, 'A gift card must be worth at least ₹1.')
    .max(MOST, 'A gift card can be worth at most ₹1,00,000.')
    .required('Please enter the value.'),
  expiresOn: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'The expiry date is not a valid date.')
    .required('Please enter the expiry date.'),
  sendMail: boolean().default(false),
}).exact(formMessages.unknown_field);
export type NewGiftCard = InferType<typeof newGiftCardSchema>;

/** POST /api/gift-cards/balance: the code in any spelling. */
export const giftCardBalanceSchema = object({
  code: string()
    .strict()
    .max(40, checkoutMessages.code_too_long)
    .required(checkoutMessages.gift_card_not_valid),
}).exact(formMessages.unknown_field);

export const giftCardDisableSchema = object({
  reason: noteField().required(formMessages.give_a_reason),
}).exact(formMessages.unknown_field);

export const giftCardQuerySchema = object({
  filter: string().oneOf(GIFT_CARD_FILTERS, 'This filter is not valid.').default('all'),
  cursor: string().max(100),
});
