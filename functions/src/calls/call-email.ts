import type { CallRequest } from '@kargha/domain/quotes/bulk-call';
import { formatLongDateTime } from '@kargha/domain/india/long-date-time';

import { composeEmail } from '../mail/email.ts';
import type { Mail } from '../records/mail-record.ts';

/**
 * Tells when we call, with the file for the calendar. It repeats nothing that was typed: anybody can enter anybody's
 * address, and the shop must not carry their words there.
 */
export function callEmail(
  ticketNumber: string,
  { email, start }: CallRequest,
  calendar: string,
): Mail {
  const told = composeEmail({ email }, `Your call with Kargha on ${formatLongDateTime(start)}`, [
    `We call you on ${formatLongDateTime(start)} (India), for about half an hour. Your request has the number ${ticketNumber}.`,
    'The file that comes with this letter puts the call into your calendar. If the time does not suit you any more, just reply.',
    'If you did not ask for a call, somebody entered your address by mistake: nothing needs to be done.',
  ]);
  return {
    ...told,
    attachments: [{ filename: 'kargha-call.ics', content: calendar, contentType: 'text/calendar' }],
  };
}
