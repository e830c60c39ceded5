import { randomBytes } from 'node:crypto';

import type { ContactMessage } from '@kargha/domain/people/contact-message';
import { crockford } from '@kargha/domain/records/crockford';

import { inTransaction } from '../../platform/firestore.ts';
import { queueEmail } from '../../records/email-record.ts';
import { ticketRef } from '../../records/ticket-record.ts';
import { acknowledgementEmail } from './acknowledgement-email.ts';
import { notifyShop } from './notify-shop.ts';

const NUMBER_LENGTH = 6;

/**
 * Stores a message as a ticket and queues the acknowledgement and the email to the shop in one transaction.
 * Returns the ticket number, `T-` and six characters. `uid` is null for a guest, `orderId` when it is about no
 * order.
 */
export function openTicket(
  message: ContactMessage,
  uid: string | null,
  now: Date,
  orderId: string | null = null,
): Promise<string> {
  return inTransaction(async (transaction) => {
    // Generated inside the transaction: a retry gets another number if this one is taken.
    const number = ticketNumber();
    const opened = { ...ticket(number, message, uid, now), orderId };
    await notifyShop(transaction, opened);
    transaction.create(ticketRef(number), opened);
    queueEmail(transaction, `ticket_${number}`, acknowledgementEmail(number, message.email));
    return number;
  });
}

function ticketNumber(): string {
  return `T-${crockford(randomBytes(NUMBER_LENGTH))}`;
}

function ticket(number: string, message: ContactMessage, uid: string | null, now: Date) {
  const { firstName, lastName, email, phone, kind, subject, message: words } = message;
  return {
    number,
    kind,
    subject,
    message: words,
    uid,
    name: `${firstName} ${lastName}`,
    // In lower case, as the sign-in service stores it: a later account finds its tickets by it.
    email: email.toLowerCase(),
    phone,
    state: 'open',
    createdAt: now,
    // By the automatic email; a complaint is acknowledged by a person (complaintDeadlines).
    acknowledgedAt: now,
    answeredAt: null,
    closedAt: null,
    updatedAt: now,
  };
}
