import { number, object, string, type InferType } from 'yup';

import type { Order } from '../orders/order.ts';
import { isPaid } from '../payments/payment.ts';
import { DAY_MS, HOUR_MS } from '../records/time-spans.ts';

export const SUBSCRIBER_STATES = ['confirmed', 'pending', 'unsubscribed'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** State of the reminder about an abandoned checkout. */
export const REMINDER_STATES = ['waiting', 'sent', 'no_consent', 'bought', 'late'] as const;
export type ReminderState = (typeof REMINDER_STATES)[number];

/** Reminders go out after one hour, and not after one day. */
export const REMIND_AFTER_MS = HOUR_MS;
export const REMIND_UNTIL_MS = DAY_MS;

/**
 * True for a checkout that was never paid and was closed by the shopper or by expiry. Gift cards, codes and
 * returned items count as payment.
 */
export function isAbandoned({ state, closedBy, payment, exchange }: Order): boolean {
  const isClosed = state === 'expired' || state === 'cancelled';
  const isAbandonedByBuyer = closedBy === 'expiry' || closedBy === 'shopper';
  const wasPaid = isPaid(payment.state) || payment.paymentId !== null || payment.captured > 0;
  return isClosed && isAbandonedByBuyer && !wasPaid && exchange === undefined;
}

const pageFields = {
  size: number().integer().min(1).max(100).default(25),
  cursor: string().max(200),
};

/** GET /api/marketing/subscribers. `search` is the start of an address. */
export const subscriberQuerySchema = object({
  search: string()
    .trim()
    .lowercase()
    .max(254, 'A search can have at most 254 characters.')
    .default(''),
  state: string()
    .oneOf([...SUBSCRIBER_STATES, ''], 'This status is not valid')
    .default(''),
  ...pageFields,
});
export type SubscriberQuery = InferType<typeof subscriberQuerySchema>;

export const abandonedQuerySchema = object(pageFields);
export type AbandonedQuery = InferType<typeof abandonedQuerySchema>;
