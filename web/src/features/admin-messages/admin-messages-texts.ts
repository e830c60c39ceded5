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
  call: 'Call request',
};
const en = {
  title: 'Messages',
  lead: 'Messages from customers. We reply within 24 hours. The Grievance Officer acknowledges complaints within 48 hours and resolves them within a month.',
  views: 'Messages by status',
  states,
  overdue: 'Overdue',
  all: 'All',
  kind: 'Type',
  anyKind: 'All types',
  kinds,
  search: 'Message number',
  searchHint: 'T-7K2M9Q',
  columns: {
    number: 'Number',
    subjectColumn: 'Subject',
    state: 'Status',
    name: 'From',
    date: 'Date',
  },
  loading: 'Loading messages…',
  failed: 'Failed to load messages',
  none: 'No messages found',
  noneHint: 'No messages match this view.',
  empty: 'No messages yet',
  emptyHint: 'Messages and call requests from the contact form appear here.',
  loadingOne: 'Loading message…',
  failedOne: 'Failed to load the message',
  acknowledgeBy: (when: string) => `Acknowledge by ${when}`,
  acknowledgeOverdue: (when: string) => `Overdue: acknowledge by ${when}`,
  settleBy: (when: string) => `Resolve by ${when}`,
  settleOverdue: (when: string) => `Overdue: resolve by ${when}`,
  answer: 'Mark as answered',
  close: 'Close',
  reopen: 'Reopen',
  done: {
    answer: 'Message marked as answered',
    close: 'Message closed',
    reopen: 'Message reopened',
  },
  messageText: 'Message text',
  deletedText: 'The sender closed their account, so their message was deleted.',
  about: 'Details',
  from: 'From',
  email: 'Reply by email',
  phone: 'Call',
  callAt: 'Requested call time',
  order: 'Order',
  writtenAt: 'Received',
  answeredAt: 'First answered',
  closedAt: 'Closed',
  staffSection: 'Staff only',
  note: 'Note',
  noteHint: 'Only staff can read it. It is deleted with the sender’s account.',
  noteSaved: 'Note saved',
};

export const adminMessagesTexts: Catalogue<typeof en> = { en };
