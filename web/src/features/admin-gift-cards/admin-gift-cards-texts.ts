import {
  GIFT_CARD_FILTER_LABELS,
  type GiftCardAction,
} from '@kargha/domain/pricing/gift-card-admin';
import type { Catalogue } from '#lib/language/language.ts';

const events: Record<GiftCardAction, string> = {
  issued: 'Issued',
  redeemed: 'Redeemed',
  restored: 'Given back',
  lapsed: 'Written off, since the card had ended',
  disabled: 'Disabled',
};

const en = {
  title: 'Gift cards',
  issue: 'Issue gift card',
  tiles: 'Gift cards in figures',
  active: 'Active Gift Cards',
  totalValue: 'Total Value',
  valueHint: 'What can be spent from active cards',
  redeemed: 'Redeemed',
  expired: 'Expired',
  unknown: '—',
  filter: 'Filter',
  filters: GIFT_CARD_FILTER_LABELS,
  table: 'Gift cards',
  columns: {
    card: 'Gift Card',
    customer: 'Customer',
    initial: 'Initial Value',
    balance: 'Balance',
    status: 'Status',
    expires: 'Expires',
  },
  open: (name: string) => `Movements of ${name}`,
  loading: 'Loading gift cards…',
  failed: 'The gift cards could not be read.',
  empty: 'No gift cards yet',
  emptyHint: 'Issue a card, hand its code over, and it can be spent at the checkout.',
  noMatch: 'No gift cards here',
  noMatchHint: 'No gift card stands like this.',

  close: 'Close',
  history: 'Movements',
  historyColumns: { at: 'When', what: 'What', amount: 'Amount', by: 'By' },
  historyFailed: 'The movements could not be read.',
  historyLoading: 'Loading movements…',
  events,
  olderHidden: 'Older movements are kept, but not shown here.',
  until: (day: string) => `until ${day}`,
  order: 'Order',
  disable: 'Disable',
  disableTitle: (name: string) => `Disable ${name}?`,
  disableHint: (balance: string) =>
    `Nobody can spend the ${balance} that are left on it. This cannot be undone.`,
  reason: 'Reason',
  reasonMissing: 'Please give a reason',
  disabled: 'Gift card disabled',

  name: 'Customer',
  email: 'Email',
  optional: '(optional)',
  amount: 'Value (₹)',
  expiresOn: 'Last day',
  sendMail: 'Send the code by mail',
  invalidAmount: 'Enter a value between ₹1 and ₹1,00,000.',
  nameMissing: 'Please enter whose card it is.',
  emailMissing: 'A mail needs an e-mail address.',
  invalidEmail: 'Please enter a valid email address',
  dayMissing: 'Please enter the last day.',
  issued: 'Gift card issued',
  codeTitle: 'The code',
  codeHint: 'This is the only time that the code is shown. Write it down or hand it over now.',
  codeEmailed: (email: string) => `A mail with the code goes to ${email}.`,
  copy: 'Copy code',
  copied: 'Code copied',
  done: 'I have the code',
};

/** Words of the gift cards; staff read English. */
export const adminGiftCardsTexts: Catalogue<typeof en> = { en };
