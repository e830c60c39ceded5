import { COLLECTIONS } from '@kargha/domain/records/collections';
import { LATE_MAIL_MINUTES } from '@kargha/domain/reports/ops';
import { EMAIL_MONTHS } from '@kargha/domain/reports/retention';
import { textOf } from '@kargha/domain/records/stored-record';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from '../platform/firestore.ts';
import { sendsEmail } from '../platform/email-setting.ts';

export interface Mail {
  /** an address; several for an email that goes to all administrators at once */
  to: string | readonly string[];
  subject: string;
  text: string;
  html: string;
  /** address of the person whom it is about when it goes to somebody else: with their account it goes, too */
  about?: string;
  /** files that go along, as the Trigger Email extension takes them */
  attachments?: { filename: string; content: string; contentType: string }[];
}

/** States of the Trigger Email extension in which a letter has yet to leave; before it has any, `delivery` is null. */
export const UNSENT_STATES = ['PENDING', 'PROCESSING', 'RETRY'] as const;

/** Not one of the extension's: it leaves alone whatever has a state that it does not know. */
const HELD = 'HELD';

export function mailRef(id: string): DocumentReference {
  return firestore().collection(COLLECTIONS.mail).doc(id);
}

/**
 * Queues a mail as the Trigger Email extension reads it. Its id says what it is about, so it is sent once. Where no mail
 * leaves (MAIL_TO_CUSTOMERS) it is only kept.
 */
export function queueEmail(transaction: Transaction, id: string, mail: Mail): void {
  const { to, about, ...message } = mail;
  const queuedAt = new Date();
  transaction.create(mailRef(id), {
    to: [to].flat(),
    ...(about && { about }),
    message,
    queuedAt,
    // The extension takes what has none. A field that is not there could not be asked for: nobody would find what waits.
    delivery: sendsEmail() ? null : { state: HELD, expireAt: emailExpiry(queuedAt) },
  });
}

/** Until when a letter that was queued, or is sent once more, at the given time is kept: by the extension's own rule. */
export function emailExpiry(at: Date): Date {
  const end = new Date(at);
  end.setMonth(end.getMonth() + EMAIL_MONTHS);
  return end;
}

/** The times at which something happened to a letter that has not left; the extension ends its work within the lease. */
const MOVED_AT = ['queuedAt', 'delivery.startTime', 'delivery.leaseExpireTime'];

/** A letter that has not left, and that nobody has touched for so long that nobody is about to send it. */
export function isStuckEmail(letter: DocumentSnapshot, now: Date): boolean {
  const state = textOf(letter.get('delivery.state'));
  const isUnsent = state === '' || UNSENT_STATES.some((known) => known === state);
  const moved = Math.max(...MOVED_AT.map((field) => timeOf(letter.get(field))));
  return isUnsent && now.getTime() - moved >= LATE_MAIL_MINUTES * MINUTE_MS;
}

function timeOf(value: unknown): number {
  const time = withDates(value);
  return time instanceof Date ? time.getTime() : 0;
}
