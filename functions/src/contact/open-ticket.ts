import { randomBytes } from 'node:crypto';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { ContactMessage } from '@kargha/domain/people/contact-message';
import { crockford } from '@kargha/domain/records/crockford';

import { firestore, inTransaction } from '../platform/firestore.ts';
import { queueMail } from '../records/mail-record.ts';
import { acknowledgement } from './acknowledgement.ts';

const NUMBER_LENGTH = 6;

/**
 * Keeps a message as a ticket and queues the letter with its number, both or neither.
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
  return inTransaction((transaction) => {
    // Drawn inside: should the number be taken, the next attempt has another one.
    const number = ticketNumber();
    const tickets = firestore().collection(COLLECTIONS.tickets);
    transaction.create(tickets.doc(number), { ...ticket(number, message, uid, now), orderId });
    queueMail(transaction, `ticket_${number}`, acknowledgement(number, message.email));
    return Promise.resolve(number);
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
    acknowledgedAt: now,
    answeredAt: null,
    closedAt: null,
    updatedAt: now,
  };
}
