import type { ReminderState, SubscriberState } from '@kargha/domain/people/marketing';
import type { Catalogue } from '#lib/language/language.ts';

const STATES: Record<SubscriberState, string> = {
  confirmed: 'Confirmed',
  pending: 'Not confirmed',
  unsubscribed: 'Unsubscribed',
};

const REMINDERS: Record<ReminderState, string> = {
  waiting: 'Scheduled',
  sent: 'Sent',
  no_consent: 'No consent',
  bought: 'Not needed',
  late: 'Not sent',
};

const REMINDED: Record<ReminderState, (email: string) => string> = {
  sent: (email) => `Reminder sent to ${email}`,
  no_consent: () => 'Not sent: this customer has not agreed to reminders.',
  bought: () => 'Not sent: this customer has ordered since, or got a reminder of a later checkout.',
  waiting: () => 'No reminder was sent.',
  late: () => 'No reminder was sent.',
};

const en = {
  title: 'Marketing',
  lead: 'We email only people who agreed to it. Every email has an unsubscribe link.',
  tabs: 'Marketing sections',
  subscribers: 'Subscribers',
  abandoned: 'Abandoned checkouts',
  search: 'Search subscribers',
  searchHint: 'Start of an email address',
  views: 'Subscribers by consent',
  all: 'All',
  states: STATES,
  loading: 'Loading subscribers…',
  failed: 'Failed to load subscribers',
  empty: 'No subscribers',
  emptyHint: 'People who subscribe in the shop footer appear here.',
  none: 'No subscribers',
  noneHint: 'Try another search, or show all subscribers.',
  columns: {
    email: 'Email',
    state: 'Consent',
    agreed: 'Consent date',
    ended: 'Unsubscribed on',
    words: 'Consent text',
  },
  campaignHint:
    'The campaign list has confirmed subscribers and customers who agreed to offers in their profile. Each address appears once, with its unsubscribe link.',
  abandonedList: {
    title: 'Abandoned checkouts',
    columns: {
      order: 'Checkout',
      customer: 'Customer',
      value: 'Value',
      pieces: 'Items',
      lastStep: 'Last step',
      reminder: 'Reminder',
      date: 'Abandoned on',
    },
    loading: 'Loading checkouts…',
    failed: 'Failed to load checkouts',
    empty: 'No abandoned checkouts',
    emptyHint: 'Checkouts that shoppers close or do not pay for in time appear here.',
  },
  abandonedLead:
    'Checkouts that shoppers did not pay for. After an hour, we send one reminder to shoppers who agreed to reminders and have not ordered since. You can send it sooner, or after a day.',
  steps: { closed: 'Closed the payment window', expired: 'Did not pay in time' },
  reminders: REMINDERS,
  remind: 'Send now',
  remindOrder: (number: string) => `Send now: reminder for ${number}`,
  reminded: REMINDED,
};

export const marketingTexts: Catalogue<typeof en> = { en };
