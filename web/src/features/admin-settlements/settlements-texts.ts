import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Settlements',
  subtitle: 'What the payment company transferred to your bank, and what is still with it.',
  loading: 'Loading settlements…',
  failed: 'Failed to load settlements',
  empty: 'No settlements in this month',
  emptyHint: 'Settlements are fetched every night. Choose another month, or fetch them now.',
  tiles: 'Balance with the payment company',
  columns: {
    settlement: 'Settlement',
    day: 'Date',
    payments: 'Payments',
    refunds: 'Refunds',
    fees: 'Fees',
    tax: 'GST on fees',
    disputes: 'Disputes',
    amount: 'To the bank',
  },
  month: 'Month',
  opening: 'Opening balance',
  closing: 'Closing balance',
  paid: 'Payments',
  refunded: 'Refunds',
  charged: 'Fees and GST',
  disputed: 'Lost disputes',
  adjusted: 'Adjustments',
  transferred: 'To the bank',
  upTo: (when: string) => `As of ${when}`,
  problems: (count: number) =>
    count === 1 ? '1 entry does not match' : `${count} entries do not match`,
  moreProblems: (count: number) => `And ${count} more.`,
  showOrder: 'View order',
  allMatch: 'Every payment, refund, fee and dispute matches.',
  fetch: 'Fetch now',
  fetched: (settlements: number) =>
    settlements === 1 ? '1 settlement fetched.' : `${settlements} settlements fetched.`,
  notFetched: (days: string) =>
    `The payment company did not report on ${days}. We try again tonight.`,
  tally: 'Export for Tally',
  tallyName: (month: string) => `tally-settlements-${month}.xml`,
  notPaidOut: 'Not paid out',
};

export const settlementsTexts: Catalogue<typeof en> = { en };
