/** What looks like abuse: counted by the day, and raised once there is much of it. */
export const ABUSE_KINDS = [
  'reservations_refused',
  'failed_payments',
  'codes_guessed',
  'callers_refused',
  'cancel_cycles',
  'sold_out',
] as const;
export type AbuseKind = (typeof ABUSE_KINDS)[number];

/** What raises an alarm: what the checks find, and abuse. alarms/{kind} is the present state of each. */
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
  review_drift: 'A product rating does not match its reviews',
  reservations_refused: 'Many reservations were refused',
  failed_payments: 'Many payments for one order failed',
  codes_guessed: 'Someone is guessing codes',
  callers_refused: 'Many unauthorised requests',
  cancel_cycles: 'Someone keeps placing and cancelling orders',
  sold_out: 'Many products sold out in one day',
};

/** How often in one day each kind of abuse is seen before it raises its alarm, and what staff can do then. */
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

/** From this share of the stock on unpaid orders raise an alarm. */
export const RESERVED_PERCENT = 25;

/** One thing that is not as it should be, in a sentence; `path` is the document that it is about, or ''. */
export interface Finding {
  what: string;
  path: string;
}

/** What one check has found. `looked` counts what it went through. */
export interface CheckResult {
  kind: AlarmKind;
  looked: number;
  /** at most MOST_FINDINGS of them */
  findings: Finding[];
  /** all that were found */
  found: number;
  /** false when there was not time for everything, or it could not be read */
  isComplete: boolean;
}

/** A report names so many findings; the count tells of all. */
export const MOST_FINDINGS = 50;

/** selfChecks/{id}: a run of all checks, as GET /api/ops gives it. Times are ISO 8601. */
export interface IntegrityReport {
  id: string;
  at: string;
  /** uid of a member of staff, or 'schedule' */
  by: string;
  checks: CheckResult[];
  found: number;
}

export interface Alarm {
  kind: AlarmKind;
  message: string;
  /** ISO 8601 */
  since: string;
  seenAt: string;
}

/** The lists of the ops console. */
export const OPS_LISTS = [
  'webhooks',
  'unmatched',
  'stuck',
  'review',
  'refunds',
  'mail',
  'errors',
  'vitals',
] as const;
export type OpsList = (typeof OPS_LISTS)[number];

/** One row of any of the lists. */
export interface OpsRow {
  id: string;
  /** what it is about: the name of an event, the number of an order, the subject of a letter */
  title: string;
  detail: string;
  state: string;
  /** paise; null where no money is meant */
  amount: number | null;
  orderId: string | null;
  /** ISO 8601; null when nobody wrote down when */
  at: string | null;
  /** what can be done about it; null when there is nothing */
  act: 'replay' | 'settle' | 'retry' | 'send' | null;
}

/** How many hours of silence are one too many while orders are paid. */
export const SILENT_HOURS = 6;
/** Minutes after its end at which a hold that is still there is a fault. */
export const LATE_HOLD_MINUTES = 30;
/** Minutes after which a letter that nobody has taken is a fault. */
export const LATE_MAIL_MINUTES = 60;
