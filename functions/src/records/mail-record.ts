import { COLLECTIONS } from '@kargha/domain/collections';

import { firestore, type DocumentReference, type Transaction } from '../platform/firestore.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** files that go along, as the Trigger Email extension takes them */
  attachments?: { filename: string; content: string; contentType: string }[];
}

export function mailRef(id: string): DocumentReference {
  return firestore().collection(COLLECTIONS.mail).doc(id);
}

/** Queues a mail as the Trigger Email extension reads it. Its id says what it is about, so it is sent once. */
export function queueMail(transaction: Transaction, id: string, mail: Mail): void {
  const { to, ...message } = mail;
  transaction.create(mailRef(id), {
    to: [to],
    message,
    queuedAt: new Date(),
  });
}
