import { date, object, type InferType } from 'yup';

import { indianDay, isSunday, addDays, startOfIndianDay } from '../india/indian-day.ts';
import { UNKNOWN_FIELD } from '../records/request-fields.ts';
import { isPhoneNumber } from '../india/phone-number.ts';
import { MINUTE_MS } from '../records/time-spans.ts';
import { textField } from '../records/text-field.ts';
import { hasDottedDomain } from '../people/email-address.ts';

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
  name: textField('Name', 100).required('Name is required'),
  company: textField('Company name', 120).default(''),
  email: textField('Email', 254)
    .required('Email is required')
    .email('Please enter a valid email address')
    .test('domain', 'Please enter a valid email address', hasDottedDomain),
  phone: textField('Phone', 30)
    .required('Phone is required')
    .test('phone', 'Please enter a valid phone number', isPhoneNumber),
  start: date().typeError('Please choose a time').required('Please choose a time'),
  topic: textField('Topic', 1000).default(''),
});

export type CallRequest = InferType<typeof callFieldsSchema>;

/** POST /api/calls: only these fields; the server checks the slot by its own clock. */
export const callRequestSchema = callFieldsSchema.exact(UNKNOWN_FIELD);
