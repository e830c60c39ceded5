import { composeEmail } from '../../mail/email.ts';
import type { Mail } from '../../records/email-record.ts';

/**
 * Confirms a message with its ticket number. It repeats nothing that was written, not even the name, because anybody can
 * enter anybody's address.
 */
export function acknowledgementEmail(ticketNumber: string, email: string): Mail {
  return composeEmail({ email }, `We have received your message (${ticketNumber})`, [
    `Thank you for writing to us. Your message has the number ${ticketNumber}; please mention it if you write again.`,
    'We reply within 24 hours. Complaints also go to our Grievance Officer, who resolves them within a month.',
    'If you did not write to us, someone entered your address by mistake. You can ignore this email.',
  ]);
}
