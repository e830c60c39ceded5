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
  /** address of the person it is about, if someone else gets it: it is deleted with their account */
  about?: string;
  /** address at which one POST unsubscribes (RFC 8058); mail programs show a button for it */
  unsubscribe?: string;
  /** in the format of the Trigger Email extension */
  attachments?: { filename: string; content: string; contentType: string }[];
}

/** States of the Trigger Email extension before an email is sent; before any of them, `delivery` is null. */
export const UNSENT_STATES = ['PENDING', 'PROCESSING', 'RETRY'] as const;

/** Our own state: the extension ignores emails with a state it does not know. */
const HELD = 'HELD';

export function mailRef(id: string): DocumentReference {
  return firestore().collection(COLLECTIONS.mail).doc(id);
}

/**
 * Queues an email for the Trigger Email extension. The id says what it is about, so it is sent once. Where emails
 * are switched off (MAIL_TO_CUSTOMERS) it is only stored.
 */
export function queueEmail(transaction: Transaction, id: string, mail: Mail): void {
  const { to, about, unsubscribe, ...message } = mail;
  const queuedAt = new Date();
  transaction.create(mailRef(id), {
    to: [to].flat(),
    ...(about && { about }),
    ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }),
    message,
    queuedAt,
    // The extension picks up emails without a state. The field is null rather than absent, so that queries find
    // it.
    delivery: sendsEmail() ? null : { state: HELD, expireAt: emailExpiry(queuedAt) },
  });
}

function unsubscribeHeaders(address: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** When an email that was queued or resent at this time is deleted, by the extension's own rule. */
export function emailExpiry(at: Date): Date {
  const end = new Date(at);
  end.setMonth(end.getMonth() + EMAIL_MONTHS);
  return end;
}

/** When something last happened to an unsent email; the extension finishes within the lease. */
const MOVED_AT = ['queuedAt', 'delivery.startTime', 'delivery.leaseExpireTime'];

/** True for an unsent email that nothing has touched for so long that nothing is about to send it. */
export function isStuckEmail(email: DocumentSnapshot, now: Date): boolean {
  const state = textOf(email.get('delivery.state'));
  const isUnsent = state === '' || UNSENT_STATES.some((known) => known === state);
  const moved = Math.max(...MOVED_AT.map((field) => timeOf(email.get(field))));
  return isUnsent && now.getTime() - moved >= LATE_MAIL_MINUTES * MINUTE_MS;
}

function timeOf(value: unknown): number {
  const time = withDates(value);
  return time instanceof Date ? time.getTime() : 0;
}
