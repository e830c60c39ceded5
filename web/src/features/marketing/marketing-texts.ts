import type { ReminderState, SubscriberState } from '@kargha/domain/people/marketing';
import type { Catalogue } from '#lib/language/language.ts';

const STATES: Record<SubscriberState, string> = {
  confirmed: 'Confirmed',
  pending: 'Not confirmed',
  unsubscribed: 'Unsubscribed',
};

const REMINDERS: Record<ReminderState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  no_consent: 'No consent',
  bought: 'Not needed',
  late: 'Not sent',
};

const en = {
  title: 'Marketing',
  lead: 'Letters go only to people who have agreed to them, and each letter can be ended.',
  tabs: 'Parts of marketing',
  subscribers: 'Subscribers',
  abandoned: 'Abandoned checkouts',
  search: 'Search subscribers',
  searchExample: 'Beginning of an e-mail',
  views: 'Subscribers by consent',
  all: 'All',
  states: STATES,
  loading: 'Loading subscribers…',
  failed: 'Failed to load subscribers',
  none: 'No subscribers here',
  noMatchHint: 'Try another beginning, or all subscribers.',
  noneHint: 'Whoever signs up in the footer of the shop stands here.',
  columns: {
    email: 'Email',
    state: 'Consent',
    agreed: 'Agreed on',
    ended: 'Ended on',
    words: 'Agreed to',
  },
  exportAll: 'Export CSV',
  exportCampaign: 'Export for a campaign',
  campaignHint:
    'A campaign gets the confirmed addresses, and those of accounts that have agreed to offers in their profile: each once, with the link that ends its letters.',
  exporting: (count: number) => `Exporting… ${count} so far`,
  exported: 'Subscribers exported',
  csvHead: {
    email: 'Email',
    state: 'Consent',
    consent: 'Agreed to',
    consentAt: 'Asked on',
    confirmedAt: 'Confirmed on',
    unsubscribedAt: 'Unsubscribed on',
  },
  campaignHead: {
    email: 'Email',
    agreed: 'Agreed in',
    confirmedAt: 'Confirmed on',
    unsubscribe: 'Unsubscribe link',
  },
  agreedIn: { newsletter: 'Newsletter', account: 'Profile' },
  abandonedLead:
    'Checkouts that were left unpaid. One reminder goes out after an hour, to people who have asked for it in their profile and bought nothing since.',
  abandonedLoading: 'Loading checkouts…',
  abandonedFailed: 'Failed to load checkouts',
  abandonedNone: 'Nothing was left unpaid',
  abandonedNoneHint: 'Checkouts that shoppers close, or do not pay in time, stand here.',
  abandonedColumns: {
    order: 'Checkout',
    customer: 'Customer',
    value: 'Value',
    pieces: 'Pieces',
    lastStep: 'Last step',
    reminder: 'Reminder',
    date: 'Left on',
  },
  steps: { closed: 'Closed the payment window', expired: 'Did not pay in time' },
  reminders: REMINDERS,
};

/** What staff read on the screens of marketing. */
export const marketingTexts: Catalogue<typeof en> = { en };
