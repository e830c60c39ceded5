import { composeEmail } from '../mail/email.ts';
import type { Mail } from '../records/mail-record.ts';

/**
 * The letter that gives somebody the number of their ticket. It repeats nothing that they wrote, not even their name:
 * anybody can enter anybody's address, and the shop must not carry their words there.
 */
export function acknowledgementEmail(ticketNumber: string, email: string): Mail {
  return composeEmail({ email }, `We have received your message (${ticketNumber})`, [
    `Thank you for writing to us. Your message has the number ${ticketNumber}; please name it when you write again.`,
    'We reply within 24 hours. A complaint also goes to our Grievance Officer, who settles it within a month.',
    'If you did not write to us, somebody entered your address by mistake: nothing needs to be done.',
  ]);
}
