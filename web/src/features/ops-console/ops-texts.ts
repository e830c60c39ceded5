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
  mail: 'Mail',
  errors: 'Browser errors',
  vitals: 'Page speed',
};

const emptyLists: Record<OpsList, string> = {
  webhooks: 'No delivery of the gateway has come yet.',
  unmatched: 'All money belongs to an order.',
  stuck: 'No checkout is stuck.',
  review: 'No order waits for a look.',
  refunds: 'No refund has failed, and none waits.',
  mail: 'No letter was queued yet.',
  errors: 'No browser has reported an error.',
  vitals: 'Nobody has let us measure yet.',
};

/** Letters and refunds have states of their own. */
const states: Readonly<Record<string, string>> = {
  ...ORDER_STATE_LABELS,
  ...PAYMENT_STATE_LABELS,
  waiting: 'Waiting',
  processing: 'Being sent',
  success: 'Sent',
  error: 'Not sent',
  retry: 'To be sent again',
  held: 'Held back',
  requested: 'Requested',
  processed: 'Sent back',
};

const en = {
  title: 'Ops',
  subtitle: 'What goes on behind the shop, and what can be set going again.',
  loading: 'Loading…',
  failed: 'Failed to load the console',
  tryAgain: 'Try Again',
  lists,
  emptyLists,
  listViews: 'Lists of the console',
  alarms: 'Alarms',
  noAlarms: 'All is well: no alarm is open.',
  since: (time: string) => `Since ${time}`,
  check: 'Check of the books',
  checkHint:
    'Runs every night at 2:30 and recomputes stock, money, gift cards and the series of papers.',
  never: 'It has not run yet.',
  lastRun: (time: string, by: string) => `Last run ${time}, ${by}`,
  bySchedule: 'by schedule',
  byStaff: 'by staff',
  runNow: 'Run now',
  running: 'Running…',
  checkPassed: 'The books were checked: all is as it should be.',
  checkFound: (count: number) =>
    `The books were checked: ${count} ${count === 1 ? 'finding' : 'findings'}.`,
  checks: 'Results of the check',
  checkColumns: { check: 'Check', looked: 'Looked at', found: 'Found', first: 'What' },
  incomplete: 'There was not time for all of it.',
  fine: 'As it should be',
  more: (count: number) => `and ${count} more`,
  columns: {
    title: 'What',
    detail: 'Detail',
    state: 'Status',
    amount: 'Amount',
    at: 'When',
    act: 'Action',
  },
  acts: { replay: 'Ask again', settle: 'End it now', retry: 'Send again', send: 'Send now' },
  actionName: (act: string, title: string) => `${act}: ${title}`,
  actionDone: (state: string) => `Done. It now stands at: ${states[state] ?? state}.`,
  state: (state: string) => states[state] ?? state,
  order: 'Open the order',
  rowsOf: (list: string) => list,
};

export const opsTexts: Catalogue<typeof en> = { en };
export type OpsTexts = typeof en;
