import { TICKET_KINDS, type TicketKind } from '@kargha/domain/people/contact-message';
import { TICKET_STATES, type TicketState } from '@kargha/domain/people/ticket';
import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { textOf } from '@kargha/domain/records/stored-record';

import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
} from '../platform/firestore.ts';

/** tickets/{number}: its writer may read it, so it has no notes of staff. */
export interface TicketRecord {
  number: string;
  kind: TicketKind;
  subject: string;
  message: string;
  name: string;
  email: string;
  phone: string;
  orderId: string | null;
  /** the requested time of a call */
  callAt: Date | null;
  state: TicketState;
  createdAt: Date;
  answeredAt: Date | null;
  closedAt: Date | null;
  revision: number;
}

/** tickets/{number}/private/desk: readable only by the server. */
export interface TicketStaffNote {
  note: string;
  /** of the latest change, so that a repeated request changes nothing */
  requestId: string;
  requestHash: string | undefined;
}

export function tickets(): Query {
  return firestore().collection(COLLECTIONS.tickets);
}

export function openTickets(): Query {
  return tickets().where('state', '==', 'open');
}

export function ticketRef(number: string): DocumentReference {
  return firestore().collection(COLLECTIONS.tickets).doc(number);
}

export function ticketStaffNoteRef(number: string): DocumentReference {
  return ticketRef(number).collection(SUBCOLLECTIONS.private).doc('desk');
}

export function readTicket(snapshot: DocumentSnapshot): TicketRecord | null {
  if (!snapshot.exists) return null;
  const stored = withDates(snapshot.data() ?? {}) as Record<string, unknown>;
  const text = (name: string) => textOf(stored[name]);
  const time = (name: string) => (stored[name] instanceof Date ? stored[name] : null);
  return {
    number: snapshot.id,
    kind: TICKET_KINDS.find((kind) => kind === stored.kind) ?? 'contact',
    subject: text('subject'),
    message: text('message'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    orderId: text('orderId') || null,
    callAt: time('callAt'),
    state: TICKET_STATES.find((state) => state === stored.state) ?? 'open',
    createdAt: time('createdAt') ?? new Date(0),
    answeredAt: time('answeredAt'),
    closedAt: time('closedAt'),
    revision: typeof stored.revision === 'number' ? stored.revision : 0,
  };
}

/** Empty until staff change the ticket. */
export function readTicketStaffNote(snapshot: DocumentSnapshot): TicketStaffNote {
  return {
    note: textOf(snapshot.get('note')),
    requestId: textOf(snapshot.get('requestId')),
    requestHash: textOf(snapshot.get('requestHash')) || undefined,
  };
}
