import type { DocumentSnapshot } from '../platform/firestore.ts';

/** Fields of a document as the export has them. */
export type ExportedFields = Record<string, unknown>;

/** A letter as a row: its words are with the person, and may hold links that open doors. */
export function exportedEmail(email: DocumentSnapshot): ExportedFields {
  const { to, message, queuedAt, delivery } = email.data() ?? {};
  const { subject = '' } = (message ?? {}) as ExportedFields;
  const { state = '', endTime = null } = (delivery ?? {}) as ExportedFields;
  return { to, subject, queuedAt: queuedAt ?? null, state, sentAt: endTime };
}

/** A document without what staff have noted in it for themselves. */
export function withoutStaffNotes(document: DocumentSnapshot): ExportedFields {
  const { note, trouble, search, requestHash, ...fields } = document.data() ?? {};
  return fields;
}
