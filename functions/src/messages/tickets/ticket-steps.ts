import { nextTicketState, type TicketState, type TicketStep } from '@kargha/domain/people/ticket';
import { quoteMessages } from '@kargha/domain/messages/quote-messages';

import { conflict, notFound, type HttpError } from '../../http/errors.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';
import { refuseOtherContent, requestHash } from '../../records/repeated-request.ts';
import {
  readTicket,
  readTicketStaffNote,
  ticketStaffNoteRef,
  ticketRef,
  type TicketStaffNote,
  type TicketRecord,
} from '../../records/ticket-record.ts';

export interface TicketAction extends StaffAction {
  number: string;
  /** a repeated request changes nothing */
  requestId: string;
  revision: number;
}

interface Change {
  /** fields of the ticket, which its writer may read */
  ticket?: object;
  note?: string;
  before: object | null;
  after: object;
}

/** Throws 404, 409 stale when someone else was faster, and not_allowed. */
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

/** Throws 404, 409 stale, already_saved. */
export function writeTicketNote(action: TicketAction, note: string): Promise<void> {
  // Notes about a person are deleted with the person, so the audit log only says that the note changed.
  return changeTicket(action, 'note', { note }, (_, staffNote) => ({
    note,
    before: null,
    after: { noteChanged: note !== staffNote.note },
  }));
}

/** 404 not_found, for every route that names a message. */
export function ticketNotFound(): HttpError {
  return notFound(quoteMessages.message_not_found());
}

function changeTicket(
  { number, requestId, revision, by, at }: TicketAction,
  action: string,
  input: object,
  work: (ticket: TicketRecord, staffNote: TicketStaffNote) => Change,
): Promise<void> {
  return inTransaction(async (transaction) => {
    const ref = ticketRef(number);
    const staffNoteRef = ticketStaffNoteRef(number);
    const ticket = readTicket(await transaction.get(ref));
    if (!ticket) throw ticketNotFound();
    const staffNote = readTicketStaffNote(await transaction.get(staffNoteRef));
    if (staffNote.requestId === requestId) {
      refuseOtherContent({ id: number, requestHash: staffNote.requestHash }, input);
      return;
    }
    if (ticket.revision !== revision) throw stale(ticket);
    const { ticket: fields, note = staffNote.note, before, after } = work(ticket, staffNote);
    transaction.update(ref, { ...fields, revision: revision + 1, updatedAt: at });
    // Not part of the writer's data export.
    transaction.set(staffNoteRef, {
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

/** The first answer counts; reopening clears the closing time. */
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
