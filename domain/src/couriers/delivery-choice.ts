import { addDays, indianDay } from '../india/indian-day.ts';

/** What the customer can ask the courier to do with a parcel that it could not deliver. */
export const DELIVERY_CHOICES = ['retry', 'address', 'return'] as const;
export type DeliveryChoice = (typeof DELIVERY_CHOICES)[number];

/** Days from tomorrow on which the courier can be asked to come again. */
const CHOICE_OF_DAYS = 7;

/** In India, as 2026-11-28. */
export function retryDays(now: Date): string[] {
  const today = indianDay(now);
  return Array.from({ length: CHOICE_OF_DAYS }, (_day, place) => addDays(today, place + 1));
}
