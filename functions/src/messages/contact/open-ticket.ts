import { randomBytes } from 'node:crypto';

import type { ContactMessage } from '@kargha/domain/people/contact-message';
import { crockford } from '@kargha/domain/records/crockford';

import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { queueEmail, type Mail } from '../../records/email-record.ts';
import { ticketRef } from '../../records/ticket-record.ts';
import { notifyShop, type ShopNotification } from './notify-shop.ts';
import { contactMailMessages as say } from '../../mail/contact-mail-messages.ts';
import { composeEmail, type Recipient } from '../../mail/email.ts';
import type { EmailLanguage } from '../../mail/say.ts';

const NUMBER_LENGTH = 6;

/**
 * Stores a message as a ticket and queues the acknowledgement and the email to the shop in one transaction.
 * Returns the ticket number, `T-` and six characters. `uid` is null for a guest, `orderId` when it is about no
 * order.
 */
export function openTicket(
  message: ContactMessage & { language?: EmailLanguage | undefined },
  uid: string | null,
  now: Date,
  orderId: string | null = null,
): Promise<string> {
  const { firstName, lastName, email, phone, kind, subject, message: words, language } = message;
  const name = `${firstName} ${lastName}`;
  const written = { name, email, phone, kind, subject, message: words, uid, orderId };
  return inTransaction(async (transaction) => {
    const number = newTicketNumber();
    const acknowledgement = acknowledgementEmail(number, { email, ...(language && { language }) });
    await storeTicket(transaction, { ...written, number }, acknowledgement, now);
    return number;
  });
}

/** Generate it inside the transaction: a retry gets another number if this one is taken. */
export function newTicketNumber(): string {
  return `T-${crockford(randomBytes(NUMBER_LENGTH))}`;
}

type NewTicket = ShopNotification & { uid: string | null; callAt?: Date };

/** Stores a ticket, and queues the emails to its writer and to the shop. Reads before it writes. */
export async function storeTicket(
  transaction: Transaction,
  ticket: NewTicket,
  confirmation: Mail,
  now: Date,
): Promise<void> {
  const opened = {
    ...ticket,
    // In lower case, as the sign-in service stores it: a later account finds its tickets by it.
    email: ticket.email.toLowerCase(),
    state: 'open',
    createdAt: now,
    // By the automatic email; a complaint is acknowledged by a person (complaintDeadlines).
    acknowledgedAt: now,
    answeredAt: null,
    closedAt: null,
    updatedAt: now,
  };
  await notifyShop(transaction, opened);
  transaction.create(ticketRef(ticket.number), opened);
  queueEmail(transaction, `ticket_${ticket.number}`, confirmation);
}

/**
 * Confirms a message with its ticket number. It repeats nothing that was written, not even the name, because anybody can
 * enter anybody's address.
 */
export function acknowledgementEmail(
  ticket: string,
  writer: Pick<Recipient, 'email' | 'language'>,
): Mail {
  return composeEmail(writer, say.ticket_subject({ ticket }), [
    say.ticket({ ticket }),
    say.ticket_next(),
    say.ticket_ignore(),
  ]);
}
