import {
  array,
  boolean,
  fallback,
  nullish,
  object,
  optional,
  record,
  string,
  type InferOutput,
} from 'valibot';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { LATE_MAIL_MINUTES } from '@kargha/domain/reports/ops';
import { EMAIL_MONTHS } from '@kargha/domain/reports/retention';
import { amount, storedObject, text, timeOrNull } from '@kargha/domain/records/stored-fields';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import type { Transaction } from '../platform/firestore.ts';
import { sendsEmail } from '../platform/email-setting.ts';
import { storedDocuments } from './stored-documents.ts';

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
  attachments?: { filename: string; content: string; contentType: string }[];
}

/** Before any of these states, `delivery` is null. PENDING was set by an extension that sent emails earlier. */
export const UNSENT_STATES = ['PENDING', 'PROCESSING', 'RETRY'] as const;

/** It is not sent. */
const HELD = 'HELD';

const textOrEmpty = nullish(string(), '');

const delivery = storedObject({
  /** also SUCCESS, ERROR (not sent, and not tried again), SUPPRESSED (no such mailbox) and HELD */
  state: text,
  attempts: amount,
  /** attempts that ended without an answer; each may have delivered a copy */
  unsure: amount,
  /** what the server or the network said last */
  error: textOrEmpty,
  startTime: timeOrNull,
  nextAttemptAt: timeOrNull,
  /** until then, an email in the state PROCESSING belongs to its attempt */
  leaseExpireTime: timeOrNull,
  /** recipients who do not have it yet; null for all */
  left: nullish(array(string()), null),
  /** the server takes no email from the shop now, such as for a wrong password */
  serverRefuses: nullish(boolean(), false),
});

/** mail/{id}, with its id */
const storedEmail = storedObject({
  id: string(),
  to: fallback(array(string()), []),
  headers: optional(record(string(), string()), {}),
  message: storedObject({
    subject: text,
    text,
    html: text,
    attachments: optional(
      array(object({ filename: string(), content: string(), contentType: string() })),
      [],
    ),
  }),
  queuedAt: timeOrNull,
  delivery: nullish(delivery, {}),
});

export type StoredEmail = InferOutput<typeof storedEmail>;

export const {
  ref: mailRef,
  query: emails,
  read: readEmail,
  readAll: readEmails,
  readOrSkip: readEmailOrSkip,
  find: emailWithId,
} = storedDocuments({ collection: COLLECTIONS.mail, schema: storedEmail, ids: ['id'] });

/**
 * Queues an email: the function `sendNewEmail` sends it. The id says what it is about, so it is sent once. Where
 * emails are switched off (MAIL_TO_CUSTOMERS) it is only stored.
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
    // Null rather than absent, so that queries find it.
    delivery: sendsEmail() ? null : { state: HELD, expireAt: emailExpiry(queuedAt) },
  });
}

function unsubscribeHeaders(address: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** When Firestore's TTL policy deletes an email that was queued or sent again at this time. */
export function emailExpiry(at: Date): Date {
  const end = new Date(at);
  end.setMonth(end.getMonth() + EMAIL_MONTHS);
  return end;
}

export function recipientsLeft({ to, delivery }: StoredEmail): string[] {
  return delivery.left ?? to;
}

/** True for an unsent email that nothing has touched for so long that nothing is about to send it. */
export function isStuckEmail({ queuedAt, delivery }: StoredEmail, now: Date): boolean {
  const { state, startTime, leaseExpireTime, nextAttemptAt } = delivery;
  const isUnsent = state === '' || UNSENT_STATES.some((known) => known === state);
  const moved = Math.max(
    ...[queuedAt, startTime, leaseExpireTime, nextAttemptAt].map((time) => time?.getTime() ?? 0),
  );
  return isUnsent && now.getTime() - moved >= LATE_MAIL_MINUTES * MINUTE_MS;
}
