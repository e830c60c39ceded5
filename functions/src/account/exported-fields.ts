import { recordOf, textOf } from '@kargha/domain/records/stored-record';

import type { DocumentSnapshot } from '../platform/firestore.ts';
import type { DataOwner } from '../people/users/data-owner.ts';

export type ExportedFields = Record<string, unknown>;

/** Emails without their content, which the person has, and which may contain secret links. */
export function exportedEmail(email: DocumentSnapshot): ExportedFields {
  const { to, message, queuedAt, delivery } = email.data() ?? {};
  const { subject = '' } = recordOf(message);
  const { state = '', endTime = null } = recordOf(delivery);
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

/** Buyer and recipient each get what they gave or were sent: not how to reach the other one. */
export function exportedSale(sale: DocumentSnapshot, person: DataOwner): ExportedFields {
  const { number, state, amount, message, deliverOn, paidAt, createdAt, ...about }: ExportedFields =
    sale.data() ?? {};
  const shared = { number, state, amount, message, deliverOn, paidAt, createdAt };
  const { buyer, recipient } = about;
  return isBuyer(sale, person)
    ? { ...shared, buyer, recipient }
    : { ...shared, buyer: { name: textOf(sale.get('buyer.name')) }, recipient };
}

/** True for the person who bought a gift card, false for its recipient. */
export function isBuyer(sale: DocumentSnapshot, { uid, email }: DataOwner): boolean {
  const isOwn = uid !== '' && sale.get('uid') === uid;
  return isOwn || (email !== '' && sale.get('buyer.email') === email);
}
