import type { TicketKind } from '@kargha/domain/people/contact-message';
import type { TicketState } from '@kargha/domain/people/ticket';
import type { Catalogue } from '#lib/language/language.ts';

const states: Record<TicketState, string> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};
const kinds: Record<TicketKind, string> = {
  contact: 'Message',
  complaint: 'Complaint',
  call: 'Call',
};
const en = {
  title: 'Messages',
  lead: 'What people write to the shop. We reply within 24 hours; the Grievance Officer acknowledges a complaint within 48 hours and settles it within a month.',
  views: 'Messages by state',
  states,
  overdue: 'Overdue',
  all: 'All',
  kind: 'Kind',
  anyKind: 'Every kind',
  kinds,
  search: 'Number',
  searchExample: 'T-7K2M9Q',
  columns: {
    number: 'Number',
    words: 'About',
    state: 'Status',
    name: 'From',
    date: 'Written',
  },
  loading: 'Loading messages…',
  failed: 'The messages could not be loaded',
  none: 'Nothing here',
  noneHint: 'No message stands in this view.',
  empty: 'No messages yet',
  emptyHint: 'What people write by the contact form stands here, with their wishes for a call.',
  loadingOne: 'Loading the message…',
  failedOne: 'The message could not be loaded',
  tryAgain: 'Try Again',
  acknowledgeBy: (when: string) => `Acknowledge by ${when}`,
  acknowledgeOverdue: (when: string) => `Overdue: acknowledge by ${when}`,
  settleBy: (when: string) => `Settle by ${when}`,
  settleOverdue: (when: string) => `Overdue: settle by ${when}`,
  answer: 'Mark answered',
  close: 'Close',
  reopen: 'Open again',
  done: {
    answer: 'The message is marked as answered.',
    close: 'The message is closed.',
    reopen: 'The message is open again.',
  },
  reload: 'Load it again',
  written: 'What was written',
  gone: 'The account of the writer is closed, and their words are gone with it.',
  about: 'Details',
  from: 'From',
  email: 'Reply by e-mail',
  phone: 'Call',
  callAt: 'Wants to be called',
  order: 'Order',
  writtenAt: 'Written',
  answeredAt: 'First answered',
  closedAt: 'Closed',
  staffSection: 'For staff',
  note: 'Note',
  noteHint: 'Only staff read it. It goes with the account of whoever has written.',
  noteSaved: 'The note is saved.',
};

export const adminMessagesTexts: Catalogue<typeof en> = { en };
