import type { OpsList } from '@kargha/domain/reports/ops';
import { ORDER_STATE_LABELS } from '@kargha/domain/orders/order-state';
import { PAYMENT_STATE_LABELS } from '@kargha/domain/payments/payment';
import type { Catalogue } from '#lib/language/language.ts';

const lists: Record<OpsList, string> = {
  webhooks: 'Webhook inbox',
  unmatched: 'Unmatched payments',
  stuck: 'Stuck checkouts',
  review: 'Needs review',
  refunds: 'Refunds',
  mail: 'Emails',
  couriers: 'Courier bookings',
  errors: 'Browser errors',
  vitals: 'Page speed',
};

const emptyLists: Record<OpsList, string> = {
  webhooks: 'No webhooks received yet.',
  unmatched: 'Every payment belongs to an order.',
  stuck: 'No stuck checkouts.',
  review: 'No orders need review.',
  refunds: 'No refunds are pending or failed.',
  mail: 'No emails yet.',
  couriers: 'No parcel waits for the courier aggregator.',
  errors: 'No browser errors.',
  vitals: 'No page speed data yet.',
};

const states: Readonly<Record<string, string>> = {
  ...ORDER_STATE_LABELS,
  ...PAYMENT_STATE_LABELS,
  waiting: 'Waiting',
  processing: 'Sending',
  success: 'Sent',
  error: 'Not sent',
  retry: 'Retry scheduled',
  held: 'On hold',
  suppressed: 'Not sent: address not reachable',
  requested: 'Requested',
  cancelling: 'Being cancelled',
  processed: 'Refunded',
};

const en = {
  title: 'Operations',
  subtitle: 'System health, and jobs you can run again.',
  loading: 'Loading…',
  failed: 'Failed to load operations',
  lists,
  emptyLists,
  listViews: 'Operations lists',
  alarms: 'Alarms',
  noAlarms: 'No open alarms.',
  since: (time: string) => `Since ${time}`,
  check: 'Integrity check',
  checkHint:
    'Runs every night at 2:30 and recalculates stock, payments, gift cards and document numbers.',
  never: 'Not run yet.',
  lastRun: (time: string, by: string) => `Last run ${time}, ${by}`,
  bySchedule: 'scheduled',
  byStaff: 'by staff',
  runNow: 'Run now',
  running: 'Running…',
  checkPassed: 'Integrity check passed.',
  checkFound: (count: number) =>
    `Integrity check found ${count} ${count === 1 ? 'problem' : 'problems'}.`,
  checks: 'Check results',
  checkColumns: { check: 'Check', looked: 'Checked', found: 'Problems', first: 'Details' },
  incomplete: 'The check ran out of time before it finished.',
  fine: 'No problems',
  more: (count: number) => `and ${count} more`,
  columns: {
    title: 'Item',
    detail: 'Details',
    state: 'Status',
    amount: 'Amount',
    at: 'Date',
    act: 'Action',
  },
  bounced: 'Bounced emails',
  address: 'Email address',
  bouncedHint:
    'When an email comes back to the shop’s mailbox, stop emails to its address: nothing is sent there for six months.',
  stopEmails: 'Stop emails',
  allowEmails: 'Allow emails again',
  emailsStopped: (address: string) => `We send no emails to ${address} for six months.`,
  emailsAllowed: (address: string) => `We send emails to ${address} again.`,
  acts: { replay: 'Check again', settle: 'End now', retry: 'Retry', send: 'Send now' },
  actionName: (act: string, title: string) => `${act}: ${title}`,
  actionDone: (state: string) => `Done. Status: ${states[state] ?? state}.`,
  state: (state: string) => states[state] ?? state,
};

export const opsTexts: Catalogue<typeof en> = { en };
export type OpsTexts = typeof en;
