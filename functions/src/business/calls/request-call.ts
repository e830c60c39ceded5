import { randomBytes } from 'node:crypto';

import { isCallSlot, type CallRequest } from '@kargha/domain/quotes/bulk-call';
import type { RequestedCall } from '@kargha/domain/quotes/call-endpoints';
import { crockford } from '@kargha/domain/records/crockford';
import { formatLongDateTime } from '@kargha/domain/india/long-date-time';
import { quoteMessages } from '@kargha/domain/messages/quote-messages';

import { notifyShop } from '../../messages/contact/notify-shop.ts';
import { invalid } from '../../http/errors.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { queueEmail, type Mail } from '../../records/email-record.ts';
import { ticketRef } from '../../records/ticket-record.ts';
import { calendarFile } from './calendar-file.ts';
import { composeEmail } from '../../mail/email.ts';

const NUMBER_LENGTH = 6;

/**
 * Stores a call request as a ticket and queues the confirmation and the email to the shop in one transaction.
 * Throws 400 invalid for a time that is not offered.
 */
export function requestCall(
  call: CallRequest,
  uid: string | null,
  now: Date,
): Promise<RequestedCall> {
  const { start } = call;
  if (!isCallSlot(start, now)) {
    const message = quoteMessages.choose_time_from_list();
    throw invalid(message, { start: message });
  }
  return inTransaction(async (transaction) => {
    // Generated inside the transaction: a retry gets another number if this one is taken.
    const ticketNumber = `T-${crockford(randomBytes(NUMBER_LENGTH))}`;
    const calendar = calendarFile({
      uid: `${ticketNumber}@kargha`,
      start,
      title: 'Call with Kargha',
      description: `We will call you about your bulk order. Ticket ${ticketNumber}.`,
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
    // In lower case, as the sign-in service stores it: a later account finds its tickets by it.
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

/**
 * Confirms a call and attaches its calendar file. It repeats nothing that was typed, because anybody can enter anybody's
 * address.
 */
export function callEmail(
  ticketNumber: string,
  { email, start }: CallRequest,
  calendar: string,
): Mail {
  const message = composeEmail({ email }, `Your call with Kargha on ${formatLongDateTime(start)}`, [
    `We will call you on ${formatLongDateTime(start)} (India time) for about half an hour. Your request number is ${ticketNumber}.`,
    'Open the attached file to add the call to your calendar. If the time no longer suits you, just reply to this email.',
    'If you did not ask for a call, someone entered your address by mistake. You can ignore this email.',
  ]);
  return {
    ...message,
    attachments: [{ filename: 'kargha-call.ics', content: calendar, contentType: 'text/calendar' }],
  };
}
