import { GIFT_CARD_FILTER_LABELS } from '@kargha/domain/pricing/gift-card-admin';
import type { GiftCardAction } from '@kargha/domain/pricing/gift-card-endpoints';
import type { Catalogue } from '#lib/language/language.ts';

const events: Record<GiftCardAction, string> = {
  issued: 'Issued',
  redeemed: 'Redeemed',
  restored: 'Returned to card',
  lapsed: 'Written off (card expired)',
  disabled: 'Disabled',
};

const en = {
  title: 'Gift cards',
  issue: 'Issue gift card',
  tiles: 'Gift card totals',
  active: 'Active Gift Cards',
  totalValue: 'Total Value',
  valueHint: 'Available on active cards',
  redeemed: 'Redeemed',
  expired: 'Expired',
  unknown: '—',
  views: 'Filter',
  filters: GIFT_CARD_FILTER_LABELS,
  columns: {
    card: 'Gift Card',
    customer: 'Customer',
    initial: 'Initial Value',
    balance: 'Balance',
    status: 'Status',
    expires: 'Expires',
  },
  open: (name: string) => `View history of ${name}`,
  loading: 'Loading gift cards…',
  failed: 'Failed to load gift cards',
  empty: 'No gift cards yet',
  emptyHint: 'Issue a card and share its code. Customers can spend it at checkout.',
  none: 'No gift cards found',
  noneHint: 'No gift cards have this status.',

  close: 'Close',
  history: 'History',
  historyColumns: { at: 'Date', what: 'Event', amount: 'Amount', by: 'By' },
  historyFailed: 'Failed to load the history',
  historyLoading: 'Loading history…',
  events,
  olderHidden: 'Older events are not shown here.',
  until: (day: string) => `until ${day}`,
  order: 'Order',
  disable: 'Disable',
  disableTitle: (name: string) => `Disable ${name}?`,
  disableHint: (balance: string) =>
    `No one will be able to spend the remaining ${balance}. You cannot undo this.`,
  reason: 'Reason',
  reasonMissing: 'Please give a reason',
  disabled: 'Gift card disabled',

  name: 'Customer',
  email: 'Email',
  optional: '(optional)',
  amount: 'Value (₹)',
  expiresOn: 'Expiry date',
  sendMail: 'Send the code by email',
  invalidAmount: 'Enter a value from ₹1 to ₹1,00,000.',
  nameMissing: 'Please enter the name of the customer.',
  emailMissing: 'Please enter an email address to send the card to.',
  invalidEmail: 'Please enter a valid email address',
  dayMissing: 'Please enter the expiry date.',
  issued: 'Gift card issued',
  codeTitle: 'Gift card code',
  codeHint: 'Copy the code before you close this. You cannot see it again.',
  codeEmailed: (email: string) => `We are emailing the code to ${email}.`,
  copy: 'Copy code',
  copied: 'Code copied',
  done: 'I have saved the code',
};

export const adminGiftCardsTexts: Catalogue<typeof en> = { en };
