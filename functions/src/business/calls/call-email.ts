import type { CallRequest } from '@kargha/domain/quotes/bulk-call';
import { formatLongDateTime } from '@kargha/domain/india/long-date-time';

import { composeEmail } from '../../mail/email.ts';
import type { Mail } from '../../records/email-record.ts';

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
