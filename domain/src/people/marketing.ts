import { number, object, string, type InferType } from 'yup';

import type { Order } from '../orders/order.ts';
import { isPaid } from '../payments/payment.ts';
import { DAY_MS, HOUR_MS } from '../records/time-spans.ts';

export const SUBSCRIBER_STATES = ['confirmed', 'pending', 'unsubscribed'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** One address in the list of letters, with what it has agreed to; times are ISO 8601. */
export interface SubscriberRow {
  id: string;
  email: string;
  state: SubscriberState;
  consentText: string;
  consentAt: string | null;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
  /** ends the letters without a sign-in; '' for whoever gets none */
  unsubscribeLink: string;
}

/** An account that has agreed in its profile to letters about new pieces and offers, to an address that it has proven. */
export interface AgreedRow {
  id: string;
  email: string;
  /** ends these letters without a sign-in */
  unsubscribeLink: string;
}

/** What became of the reminder of an abandoned checkout. */
export const REMINDER_STATES = ['waiting', 'sent', 'no_consent', 'bought', 'late'] as const;
export type ReminderState = (typeof REMINDER_STATES)[number];

/** A checkout that was left unpaid. */
export interface AbandonedRow {
  id: string;
  number: string;
  name: string;
  email: string;
  /** paise */
  value: number;
  pieces: number;
  /** who ended it: the shopper closed the payment window, or its time ran out */
  lastStep: 'closed' | 'expired';
  reminder: ReminderState;
  /** ISO 8601 */
  remindedAt: string | null;
  createdAt: string;
}

/** A reminder goes out after an hour, and no more after a day. */
export const REMIND_AFTER_MS = HOUR_MS;
export const REMIND_UNTIL_MS = DAY_MS;

/** True for a checkout that nobody has ever paid, left by its shopper or by time. A gift card or a code pays as well. */
export function isAbandoned({ state, closedBy, payment }: Order): boolean {
  const isClosed = state === 'expired' || state === 'cancelled';
  const isAbandonedByBuyer = closedBy === 'expiry' || closedBy === 'shopper';
  const wasPaid = isPaid(payment.state) || payment.paymentId !== null || payment.captured > 0;
  return isClosed && isAbandonedByBuyer && !wasPaid;
}

const pageFields = {
  size: number().integer().min(1).max(100).default(25),
  cursor: string().max(200),
};

/** The query of GET /api/marketing/subscribers; `search` is the beginning of an address. */
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

/** The query of GET /api/marketing/agreed. */
export const agreedQuerySchema = object(pageFields);
export type AgreedQuery = InferType<typeof agreedQuerySchema>;

/** The query of GET /api/marketing/abandoned. */
export const abandonedQuerySchema = object(pageFields);
export type AbandonedQuery = InferType<typeof abandonedQuerySchema>;
