import { object, string, type InferType } from 'yup';

import { isCalendarDay } from '../india/indian-day.ts';
import { mobileDigits } from '../india/phone-number.ts';
import { addressMessages } from '../messages/address-messages.ts';
import { formMessages } from '../messages/form-messages.ts';
import { orderMessages } from '../messages/order-messages.ts';
import { recordIds } from '../records/record-id.ts';
import { HOUR_MS } from '../records/time-spans.ts';
import { addressSchema } from '../shopping/customer-info.ts';
import { DELIVERY_CHOICES } from './delivery-choice.ts';

/** How long the customer has. Couriers keep a parcel for two to three days before they try again or return it. */
const ANSWER_HOURS = 48;
/** Couriers come three times at most. */
export const MOST_DELIVERY_ATTEMPTS = 3;
export function answerDeadline(failedAt: Date): Date {
  return new Date(failedAt.getTime() + ANSWER_HOURS * HOUR_MS);
}

const parcelId = () =>
  string()
    .strict()
    .matches(recordIds(1, 60), orderMessages.delivery_not_asked)
    .required(orderMessages.delivery_not_asked);

/** A new address in the same state, another phone number, or both. */
const answerFields = {
  choice: string()
    .strict()
    .oneOf(DELIVERY_CHOICES, orderMessages.delivery_choice_missing)
    .required(orderMessages.delivery_choice_missing),
  /** for `retry`; checked again when the answer is stored, against today */
  day: string()
    .strict()
    .default('')
    .when('choice', {
      is: 'retry',
      then: (day) =>
        day.test('day', orderMessages.delivery_day_not_possible, (typed) => isCalendarDay(typed)),
    }),
  phone: string()
    .trim()
    .max(30, formMessages.at_most)
    .default('')
    .test(
      'indian-mobile',
      addressMessages.phone_10_digits,
      (typed) => typed === '' || mobileDigits(typed) !== '',
    ),
  /** for `address`; absent to keep it */
  address: addressSchema.optional().default(undefined),
};

export const deliveryAnswerSchema = object({ shipmentId: parcelId(), ...answerFields }).exact(
  formMessages.unknown_field,
);
export type DeliveryAnswer = Omit<InferType<typeof deliveryAnswerSchema>, 'shipmentId'>;

/** For guests: the token of the link in our emails. */
export const linkedDeliveryAnswerSchema = object({
  token: string().strict().min(1).max(200).required(formMessages.link_missing),
  shipmentId: parcelId(),
  ...answerFields,
}).exact(formMessages.unknown_field);

/** Staff answer for the customer, and name the record. */
export const staffDeliveryAnswerSchema = object(answerFields).exact(formMessages.unknown_field);
