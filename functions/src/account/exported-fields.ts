import type { DocumentSnapshot } from '../platform/firestore.ts';

export type ExportedFields = Record<string, unknown>;

/** Emails without their content, which the person has, and which may contain secret links. */
export function exportedEmail(email: DocumentSnapshot): ExportedFields {
  const { to, message, queuedAt, delivery } = email.data() ?? {};
  const { subject = '' } = (message ?? {}) as ExportedFields;
  const { state = '', endTime = null } = (delivery ?? {}) as ExportedFields;
  return { to, subject, queuedAt: queuedAt ?? null, state, sentAt: endTime };
}

export function withoutStaffNotes(document: DocumentSnapshot): ExportedFields {
  const {
    note,
    trouble,
    requestedBy,
    approvedBy,
    tokenHash,
    invitedBy,
    search,
    requestHash,
    ...fields
  } = document.data() ?? {};
  return fields;
}
