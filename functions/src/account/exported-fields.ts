import type { DocumentSnapshot } from '../platform/firestore.ts';

/** Fields of a document as the export has them. */
export type Told = Record<string, unknown>;

/** A letter as a row: its words are with the person, and may hold links that open doors. */
export function exportedEmail(letter: DocumentSnapshot): Told {
  const { to, message, queuedAt, delivery } = letter.data() ?? {};
  const { subject = '' } = (message ?? {}) as Told;
  const { state = '', endTime = null } = (delivery ?? {}) as Told;
  return { to, subject, queuedAt: queuedAt ?? null, state, sentAt: endTime };
}

/** A document without what staff have noted in it for themselves. */
export function withoutStaffNotes(document: DocumentSnapshot): Told {
  const { note, trouble, search, requestHash, ...told } = document.data() ?? {};
  return told;
}
