import { randomBytes } from 'node:crypto';

import type { ContactMessage } from '@kargha/domain/people/contact-message';
import { crockford } from '@kargha/domain/records/crockford';

import { inTransaction } from '../platform/firestore.ts';
import { queueEmail } from '../records/mail-record.ts';
import { ticketRef } from '../records/ticket-record.ts';
import { acknowledgementEmail } from './acknowledgement-email.ts';
import { notifyShop } from './notify-shop.ts';

const NUMBER_LENGTH = 6;

/**
 * Keeps a message as a ticket and queues two letters, that with its number and that to the shop: all or nothing.
 * @param uid who is signed in; null for a guest
 * @param orderId the order that it is about; null when it is about none
 * @returns the ticket's number, `T-` and six characters
 */
export function openTicket(
  message: ContactMessage,
  uid: string | null,
  now: Date,
  orderId: string | null = null,
): Promise<string> {
  return inTransaction(async (transaction) => {
    // Drawn inside: should the number be taken, the next attempt has another one.
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
    // As the sign-in service writes it: by it an account finds what was asked before it was there.
    email: email.toLowerCase(),
    phone,
    state: 'open',
    createdAt: now,
    // By the letter with the number; a complaint is acknowledged by a person (complaintDeadlines).
    acknowledgedAt: now,
    answeredAt: null,
    closedAt: null,
    updatedAt: now,
  };
}
