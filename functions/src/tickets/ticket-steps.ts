import { nextTicketState, type TicketState, type TicketStep } from '@kargha/domain/people/ticket';

import { conflict, notFound, type HttpError } from '../http/errors.ts';
import { inTransaction } from '../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../records/audit-record.ts';
import { refuseOtherContent, requestHash } from '../records/repeated-request.ts';
import {
  readTicket,
  readTicketStaffNote,
  ticketStaffNoteRef,
  ticketRef,
  type TicketStaffNote,
  type TicketRecord,
} from '../records/ticket-record.ts';

/** Who of the staff changes which message, as they saw it. */
export interface TicketAction extends StaffAction {
  number: string;
  /** the same request does it once */
  requestId: string;
  revision: number;
}

/** What a deed writes, and what the log tells of it. */
interface Change {
  /** fields of the ticket, which its writer may read */
  ticket?: object;
  note?: string;
  before: object | null;
  after: object;
}

/**
 * A step of staff, as the table of steps allows it. Throws 404, 409 stale when somebody was faster, not_allowed when
 * the message stands elsewhere.
 */
export function takeTicketStep(action: TicketAction, step: TicketStep): Promise<void> {
  return changeTicket(action, step, { step }, (ticket) => {
    const state = nextTicketState(ticket.state, step);
    if (state === null) throw notAllowed(ticket);
    const times = timesOf(ticket, state, action.at);
    return {
      ticket: { state, ...times },
      before: { state: ticket.state },
      after: { state },
    };
  });
}

/** What staff note for themselves. Throws 404, 409 stale, already_saved. */
export function writeTicketNote(action: TicketAction, note: string): Promise<void> {
  // What was written about a person goes with the person: the log only says that it was changed.
  return changeTicket(action, 'note', { note }, (_, desk) => ({
    note,
    before: null,
    after: { noteChanged: note !== desk.note },
  }));
}

/** The 404 not_found of every route that names a message. */
export function ticketNotFound(): HttpError {
  return notFound('We could not find this message.');
}

function changeTicket(
  { number, requestId, revision, by, at }: TicketAction,
  action: string,
  input: object,
  work: (ticket: TicketRecord, desk: TicketStaffNote) => Change,
): Promise<void> {
  return inTransaction(async (transaction) => {
    const ref = ticketRef(number);
    const deskRef = ticketStaffNoteRef(number);
    const ticket = readTicket(await transaction.get(ref));
    if (!ticket) throw ticketNotFound();
    const desk = readTicketStaffNote(await transaction.get(deskRef));
    if (desk.requestId === requestId) {
      refuseOtherContent({ id: number, requestHash: desk.requestHash }, input);
      return;
    }
    if (ticket.revision !== revision) throw stale(ticket);
    const { ticket: fields, note = desk.note, before, after } = work(ticket, desk);
    transaction.update(ref, { ...fields, revision: revision + 1, updatedAt: at });
    // Its writer has a copy of all that is theirs; this is not.
    transaction.set(deskRef, {
      note,
      requestId,
      requestHash: requestHash(input),
      visibleToCustomer: false,
      by,
      at,
    });
    const row = { action: `ticket.${action}`, target: ref.path, actor: by, before, after };
    writeAudit(transaction, { ...row, reason: '', at });
  });
}

/** The first answer counts; what is opened again is not closed any more. */
function timesOf({ answeredAt }: TicketRecord, state: TicketState, at: Date): object {
  if (state === 'answered') return { answeredAt: answeredAt ?? at };
  return { closedAt: state === 'closed' ? at : null };
}

function stale({ state, revision }: TicketRecord): HttpError {
  return conflict(
    'stale',
    `Someone else has just changed this message. It is now ${state}. Please check it again.`,
    { state, revision },
  );
}

function notAllowed({ state }: TicketRecord): HttpError {
  return conflict('not_allowed', `This is not possible: the message is ${state}.`, { state });
}
