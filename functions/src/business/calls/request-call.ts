import { isCallSlot, type CallRequest } from '@kargha/domain/quotes/bulk-call';
import type { RequestedCall } from '@kargha/domain/quotes/call-endpoints';
import { formatLongDateTime } from '@kargha/domain/india/long-date-time';
import { quoteMessages } from '@kargha/domain/messages/quote-messages';

import { newTicketNumber, storeTicket } from '../../messages/contact/open-ticket.ts';
import { invalidField } from '../../http/errors.ts';
import { inTransaction } from '../../platform/firestore.ts';
import type { Mail } from '../../records/email-record.ts';
import { calendarFile } from './calendar-file.ts';
import { contactMailMessages as messages } from '../../mail/contact-mail-messages.ts';
import { composeEmail } from '../../mail/email.ts';
import { say, type EmailLanguage } from '../../mail/say.ts';

/** With the language of its email. */
type SentCall = CallRequest & { language?: EmailLanguage | undefined };

/**
 * Stores a call request as a ticket and queues the confirmation and the email to the shop in one transaction.
 * Throws 400 invalid for a time that is not offered.
 */
export function requestCall(call: SentCall, uid: string | null, now: Date): Promise<RequestedCall> {
  const { start, language = 'en' } = call;
  if (!isCallSlot(start, now)) {
    const message = quoteMessages.choose_time_from_list();
    throw invalidField('start', message);
  }
  return inTransaction(async (transaction) => {
    const ticketNumber = newTicketNumber();
    const calendar = calendarFile({
      uid: `${ticketNumber}@kargha`,
      start,
      title: say(messages.calendar_title(), language),
      description: say(messages.calendar_text({ ticket: ticketNumber }), language),
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
  ticket: string,
  { email, start, language = 'en' }: SentCall,
  calendar: string,
): Mail {
  const when = formatLongDateTime(start, language);
  const message = composeEmail({ email, language }, messages.call_subject({ when }), [
    messages.call({ when, ticket }),
    messages.call_calendar(),
    messages.call_ignore(),
  ]);
  return {
    ...message,
    attachments: [{ filename: 'kargha-call.ics', content: calendar, contentType: 'text/calendar' }],
  };
}
