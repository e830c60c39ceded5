import { overdueDeadline } from '@kargha/domain/people/complaint-deadlines';
import { OVERDUE } from '@kargha/domain/people/ticket';
import type { TicketDetails, TicketRow } from '@kargha/domain/people/ticket-endpoints';
import { ticketNumberPrefix, type TicketQuery } from '@kargha/domain/people/ticket-requests';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { FieldPath, firestore, type Query } from '../../platform/firestore.ts';
import { orderRef, readOrder } from '../../records/order-record.ts';
import {
  readTicket,
  readTicketOrSkip,
  readTicketStaffNote,
  ticketStaffNoteRef,
  ticketRef,
  tickets,
  type TicketRecord,
} from '../../records/ticket-record.ts';
import { lateComplaints } from './overdue-complaints.ts';
import { ticketNotFound } from './ticket-steps.ts';

const SIZE = 25;
const BEGINNING = 100;
/** Sorts after every character of a number. */
const END = '\uF8FF';

/** Newest first; overdue complaints oldest first; search results by number. */
export async function listTickets(input: TicketQuery, now: Date): Promise<CursorPage<TicketRow>> {
  const query = queryFor(input, now);
  if (!query) return { rows: [], nextCursor: null };
  const isShown = (ticket: TicketRecord) =>
    input.state !== OVERDUE || overdueDeadline(ticket, now) !== null;
  return readPage({
    query,
    cursor: input.cursor,
    size: SIZE,
    documentRef: ticketRef,
    rowOf: (snapshot) => {
      const ticket = readTicketOrSkip(snapshot);
      return ticket && isShown(ticket) ? ticketRow(ticket) : null;
    },
  });
}

/** Throws 404. */
export async function ticketDetails(number: string): Promise<TicketDetails> {
  const [found, staffNote] = await firestore().getAll(
    ticketRef(number),
    ticketStaffNoteRef(number),
  );
  const ticket = found && readTicket(found);
  if (!ticket) throw ticketNotFound();
  const { message, email, phone, orderId, callAt } = ticket;
  const order = orderId === null ? null : readOrder(await orderRef(orderId).get());
  return {
    ...ticketRow(ticket),
    message,
    email,
    phone,
    order: order && { id: order.id, number: order.number },
    callAt,
    note: staffNote ? readTicketStaffNote(staffNote).note : '',
  };
}

/** Returns null for a search that cannot match a number. */
function queryFor({ state, kind, search }: TicketQuery, now: Date): Query | null {
  if (state === OVERDUE) return lateComplaints(now).orderBy(FieldPath.documentId());
  const ofState = state === '' ? tickets() : tickets().where('state', '==', state);
  const filtered = kind === '' ? ofState : ofState.where('kind', '==', kind);
  const id = FieldPath.documentId();
  if (search === '') return filtered.orderBy('createdAt', 'desc').orderBy(id, 'desc');
  const beginning = ticketNumberPrefix(search);
  if (beginning === null) return null;
  return filtered
    .where(id, '>=', beginning)
    .where(id, '<', beginning + END)
    .orderBy(id);
}

function ticketRow(ticket: TicketRecord): TicketRow {
  const { number, kind, name, subject, message, state, revision } = ticket;
  const { createdAt, answeredAt, closedAt } = ticket;
  return {
    number,
    kind,
    name,
    subject,
    beginning: beginningOf(message),
    state,
    createdAt,
    answeredAt,
    closedAt,
    revision,
  };
}

/** Cuts between whole characters, including those of two UTF-16 units. */
function beginningOf(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length > BEGINNING ? `${characters.slice(0, BEGINNING).join('')}…` : line;
}
