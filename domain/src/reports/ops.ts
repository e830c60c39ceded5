import { boolean, object, string, type InferType } from 'yup';

import { formMessages } from '../messages/form-messages.ts';
import { countedEmailField } from '../people/account-fields.ts';

export const ABUSE_KINDS = [
  'reservations_refused',
  'failed_payments',
  'codes_guessed',
  'second_step_guessed',
  'callers_refused',
  'cancel_cycles',
  'sold_out',
] as const;
export type AbuseKind = (typeof ABUSE_KINDS)[number];

/** Kinds of alarms: integrity findings and abuse. alarms/{kind} is the current state. */
export const ALARM_KINDS = [
  'webhooks_silent',
  'hold_backlog',
  'stock_reserved',
  'mail_backlog',
  'mail_failed',
  'complaints_overdue',
  'invoice_gap',
  'stock_drift',
  'money_drift',
  'gift_card_drift',
  'review_drift',
  'settlements_differ',
  'disputes_open',
  'tax_portal_open',
  'couriers_open',
  'price_above_mrp',
  ...ABUSE_KINDS,
] as const;
export type AlarmKind = (typeof ALARM_KINDS)[number];

export const ALARM_LABELS: Record<AlarmKind, string> = {
  webhooks_silent: 'No webhooks from the payment gateway',
  hold_backlog: 'Expired reservations were not released',
  stock_reserved: 'Unpaid orders reserve too much stock',
  mail_backlog: 'Emails are stuck',
  mail_failed: 'Emails could not be sent',
  complaints_overdue: 'Complaints are overdue',
  invoice_gap: 'Document numbers have a gap',
  stock_drift: 'Stock does not match its ledger',
  money_drift: 'Payments and orders do not match',
  gift_card_drift: 'A gift card does not match its movements',
  settlements_differ: 'Settlements do not match our payments',
  disputes_open: 'Disputes need a response',
  tax_portal_open: 'Invoices or e-way bills are not registered at the tax portal',
  couriers_open: 'Parcels wait for the courier aggregator or for an answer',
  price_above_mrp: 'Products cost more than the MRP on their label',
  review_drift: 'A product rating does not match its reviews',
  reservations_refused: 'Many reservations were refused',
  failed_payments: 'Many payments for one order failed',
  codes_guessed: 'Someone is guessing codes',
  second_step_guessed: 'Someone is guessing codes of a second factor',
  callers_refused: 'Many unauthorised requests',
  cancel_cycles: 'Someone keeps placing and cancelling orders',
  sold_out: 'Many products sold out in one day',
};

/** Daily count that raises the alarm, and advice for staff. */
export const ABUSE_ALARMS: Record<AbuseKind, { raisedAt: number; advice: string }> = {
  reservations_refused: {
    raisedAt: 20,
    advice: 'Check the unpaid orders. If they are not real, turn on App Check (docs/security.md).',
  },
  failed_payments: {
    raisedAt: 1,
    advice: 'Someone may be testing stolen cards. Check the failed payments at the gateway.',
  },
  codes_guessed: {
    raisedAt: 10,
    advice:
      'Wrong codes are rejected. Disable short codes and turn on App Check (docs/security.md).',
  },
  second_step_guessed: {
    raisedAt: 10,
    advice:
      'Wrong codes are rejected. Someone may know the password of a staff account: the person has an email about it.',
  },
  callers_refused: {
    raisedAt: 500,
    advice: 'All of them were rejected. Check the request log to see where they come from.',
  },
  cancel_cycles: {
    raisedAt: 1,
    advice: 'Each cancelled order costs a gateway fee. Check the cancelled orders of the day.',
  },
  sold_out: {
    raisedAt: 25,
    advice:
      'Check the latest orders: a wrong price sells out fast, and so does someone who never pays.',
  },
};

/** Percent of the stock in unpaid orders that raises an alarm. */
export const RESERVED_PERCENT = 25;

/** Findings listed in a report; `found` counts all of them. */
export const MAX_FINDINGS = 50;

export const OPS_LISTS = [
  'webhooks',
  'unmatched',
  'stuck',
  'review',
  'refunds',
  'mail',
  'couriers',
  'errors',
  'vitals',
] as const;
export type OpsList = (typeof OPS_LISTS)[number];

export const opsListQuerySchema = object({ cursor: string().max(200) });

/** What staff learnt about an address from a bounce, or from its owner. */
export const reachabilitySchema = object({
  email: countedEmailField(),
  isReachable: boolean().required(),
}).exact(formMessages.unknown_field);
export type Reachability = InferType<typeof reachabilitySchema>;

/** Hours without webhooks, while orders are paid, that raise an alarm. */
export const SILENT_HOURS = 6;
export const LATE_HOLD_MINUTES = 30;
export const LATE_MAIL_MINUTES = 60;
