import { date, object, type InferType } from 'yup';

import { indianDay, isSunday, addDays, startOfIndianDay } from '../india/indian-day.ts';
import { isPhoneNumber } from '../india/phone-number.ts';
import { MINUTE_MS } from '../records/time-spans.ts';
import { languageField } from '../records/language-field.ts';
import { requiredTextField, textField } from '../records/text-field.ts';
import { hasDottedDomain } from '../people/email-address.ts';
import { formMessages } from '../messages/form-messages.ts';
import { quoteFormMessages } from '../messages/quote-form-messages.ts';

export const CALL_MINUTES = 30;
const CALL_DAYS = 14;

const SLOT_MS = CALL_MINUTES * MINUTE_MS;
/** Monday to Saturday, ten to six IST. */
const OPENS_AT = 10;
const CLOSES_AT = 18;

/** Days with calls as '2026-11-23', from tomorrow in IST, without Sundays. */
export function callDays(now: Date): string[] {
  const today = indianDay(now);
  const days = Array.from({ length: CALL_DAYS }, (_, index) => addDays(today, index + 1));
  return days.filter((day) => !isSunday(day));
}

export function callSlots(day: string): Date[] {
  const first = startOfIndianDay(day).getTime() + OPENS_AT * 2 * SLOT_MS;
  const count = (CLOSES_AT - OPENS_AT) * 2;
  return Array.from({ length: count }, (_, index) => new Date(first + index * SLOT_MS));
}

export function isCallSlot(start: Date, now: Date): boolean {
  const day = indianDay(start);
  if (!callDays(now).includes(day)) return false;
  return callSlots(day).some((slot) => slot.getTime() === start.getTime());
}

/** `start` is the beginning of a slot. */
export const callFieldsSchema = object({
  name: requiredTextField('Name', 100),
  company: textField('Company name', 120).default(''),
  email: requiredTextField('Email', 254)
    .email(formMessages.email_not_valid)
    .test('domain', formMessages.email_not_valid, hasDottedDomain),
  phone: requiredTextField('Phone', 30).test('phone', formMessages.phone_not_valid, isPhoneNumber),
  start: date().typeError(quoteFormMessages.choose_time).required(quoteFormMessages.choose_time),
  topic: textField('Topic', 1000).default(''),
});

export type CallRequest = InferType<typeof callFieldsSchema>;

/** POST /api/calls: only these fields; the server checks the slot by its own clock. */
export const callRequestSchema = callFieldsSchema
  .shape({ language: languageField() })
  .exact(formMessages.unknown_field);
