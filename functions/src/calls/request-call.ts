import { randomBytes } from 'node:crypto';

import { isCallSlot, type CallRequest } from '@kargha/domain/quotes/bulk-call';
import { crockford } from '@kargha/domain/records/crockford';
import { formatLongDateTime } from '@kargha/domain/india/long-date-time';

import { notifyShop } from '../contact/notify-shop.ts';
import { invalid } from '../http/errors.ts';
import { inTransaction } from '../platform/firestore.ts';
import { queueEmail } from '../records/mail-record.ts';
import { ticketRef } from '../records/ticket-record.ts';
import { calendarFile } from './calendar-file.ts';
import { callEmail } from './call-email.ts';

/** A call that was asked for: its ticket, and the file for the calendar. */
export interface RequestedCall {
  ticketNumber: string;
  calendar: string;
}

const NUMBER_LENGTH = 6;

/**
 * Keeps the wish for a call as a ticket and queues two letters, that with its calendar file and that to the shop: all or
 * nothing. Throws 400 invalid for a time at which nobody calls.
 */
export function requestCall(
  call: CallRequest,
  uid: string | null,
  now: Date,
): Promise<RequestedCall> {
  const { start } = call;
  if (!isCallSlot(start, now)) {
    const message = 'Please choose a time from the list.';
    throw invalid(message, { start: message });
  }
  return inTransaction(async (transaction) => {
    // Drawn inside: should the number be taken, the next attempt has another one.
    const ticketNumber = `T-${crockford(randomBytes(NUMBER_LENGTH))}`;
    const calendar = calendarFile({
      uid: `${ticketNumber}@kargha`,
      start,
      title: 'Call with Kargha',
      description: `We call you about your bulk order. Ticket ${ticketNumber}.`,
      at: now,
    });
    const opened = ticketOf(ticketNumber, call, uid, now);
    await notifyShop(transaction, opened);
    transaction.create(ticketRef(ticketNumber), opened);
    queueEmail(transaction, `ticket_${ticketNumber}`, callEmail(ticketNumber, call, calendar));
    return { ticketNumber, calendar };
  });
}

function ticketOf(number: string, call: CallRequest, uid: string | null, now: Date) {
  const { name, company, email, phone, start, topic } = call;
  const who = company === '' ? name : `${name}, ${company}`;
  return {
    number,
    kind: 'call' as const,
    subject: `Call on ${formatLongDateTime(start)}`,
    message: topic === '' ? who : `${who}\n\n${topic}`,
    callAt: start,
    uid,
    name,
    // As the sign-in service writes it: by it an account finds what was asked before it was there.
    email: email.toLowerCase(),
    phone,
    orderId: null,
    state: 'open',
    createdAt: now,
    acknowledgedAt: now,
    answeredAt: null,
    closedAt: null,
    updatedAt: now,
  };
}
