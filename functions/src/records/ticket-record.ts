import { optional, picklist, string, type InferOutput } from 'valibot';

import {
  amount,
  storedObject,
  text,
  textOrNull,
  timeOrEpoch,
  timeOrNull,
} from '@kargha/domain/records/stored-fields';
import { TICKET_KINDS } from '@kargha/domain/people/contact-message';
import { TICKET_STATES } from '@kargha/domain/people/ticket';
import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';

import type { DocumentReference, DocumentSnapshot, Query } from '../platform/firestore.ts';
import { reader, storedDocuments } from './stored-documents.ts';

const ticketSchema = storedObject({
  number: string(),
  kind: optional(picklist(TICKET_KINDS), 'contact'),
  subject: text,
  message: text,
  name: text,
  email: text,
  phone: text,
  orderId: textOrNull,
  /** the requested time of a call */
  callAt: timeOrNull,
  state: optional(picklist(TICKET_STATES), 'open'),
  createdAt: timeOrEpoch,
  answeredAt: timeOrNull,
  closedAt: timeOrNull,
  revision: amount,
});
/** tickets/{number}: its writer may read it, so it has no notes of staff. */
export type TicketRecord = InferOutput<typeof ticketSchema>;

export const {
  ref: ticketRef,
  query: tickets,
  read: readTicket,
  readOrSkip: readTicketOrSkip,
} = storedDocuments({ collection: COLLECTIONS.tickets, schema: ticketSchema, ids: ['number'] });

const staffNoteSchema = storedObject({
  note: text,
  /** of the latest change, so that a repeated request changes nothing */
  requestId: text,
  requestHash: optional(string()),
});
/** tickets/{number}/private/desk: readable only by the server. */
export type TicketStaffNote = InferOutput<typeof staffNoteSchema>;

const readStaffNote = reader({ schema: staffNoteSchema });

export function openTickets(): Query {
  return tickets().where('state', '==', 'open');
}

export function ticketStaffNoteRef(number: string): DocumentReference {
  return ticketRef(number).collection(SUBCOLLECTIONS.private).doc('desk');
}

/** Empty until staff change the ticket. */
export function readTicketStaffNote(snapshot: DocumentSnapshot): TicketStaffNote {
  return readStaffNote(snapshot) ?? { note: '', requestId: '' };
}
