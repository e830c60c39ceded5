import { isCallSlot, type CallRequest } from '@kargha/domain/quotes/bulk-call';
import type { RequestedCall } from '@kargha/domain/quotes/call-endpoints';
import { formatLongDateTime } from '@kargha/domain/india/long-date-time';
import { quoteMessages } from '@kargha/domain/messages/quote-messages';

import { newTicketNumber, storeTicket } from '../../messages/contact/open-ticket.ts';
import { invalidField } from '../../http/errors.ts';
import { inTransaction } from '../../platform/firestore.ts';
import type { Mail } from '../../records/email-record.ts';
import { calendarFile } from './calendar-file.ts';
import { composeEmail } from '../../mail/email.ts';

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
    throw invalidField('start', message);
  }
  return inTransaction(async (transaction) => {
    const ticketNumber = newTicketNumber();
    const calendar = calendarFile({
      uid: `${ticketNumber}@kargha`,
      start,
      title: 'Call with Kargha',
      description: `We will call you about your bulk order. Ticket ${ticketNumber}.`,
      at: now,
    });
    const ticket = { ...ticketOf(call), number: ticketNumber, uid };
    await storeTicket(transaction, ticket, callEmail(ticketNumber, call, calendar), now);
    return { ticketNumber, calendar };
  });
}

function ticketOf({ name, company, email, phone, start, topic }: CallRequest) {
  const who = company === '' ? name : `${name}, ${company}`;
  return {
    kind: 'call' as const,
    subject: `Call on ${formatLongDateTime(start)}`,
    message: topic === '' ? who : `${who}\n\n${topic}`,
    callAt: start,
    name,
    email,
    phone,
    orderId: null,
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
