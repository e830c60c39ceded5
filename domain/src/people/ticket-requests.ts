import { object, string, type InferType } from 'yup';

import { noteField, revisionField, searchField, UNKNOWN_FIELD } from '../records/request-fields.ts';
import { readCrockford } from '../records/crockford.ts';
import { requestIdField } from '../stock/inventory.ts';
import { TICKET_KINDS } from './contact-message.ts';
import { OVERDUE, TICKET_STATES } from './ticket.ts';

/** The query of GET /api/tickets; `overdue` are complaints, whatever kind is asked for. */
export const ticketQuerySchema = object({
  state: string()
    .oneOf([...TICKET_STATES, OVERDUE, ''], 'This status is not valid.')
    .default(''),
  kind: string()
    .oneOf([...TICKET_KINDS, ''], 'This kind of message is not valid.')
    .default(''),
  search: searchField(),
  cursor: string().max(200),
});
export type TicketQuery = InferType<typeof ticketQuerySchema>;

const staffAction = {
  requestId: requestIdField(),
  revision: revisionField('message'),
};

/** POST /api/tickets/{number}/{step}: the same request does it once. */
export const ticketStepSchema = object(staffAction).exact(UNKNOWN_FIELD);

/** PUT /api/tickets/{number}/note: '' takes the note away. */
export const ticketNoteSchema = object({ ...staffAction, note: noteField() }).exact(UNKNOWN_FIELD);

/**
 * The beginning of a number as it was typed, with or without its `T-`, as `T-7K2`; null for what begins no number.
 */
export function ticketNumberPrefix(typed: string): string | null {
  const rest = readCrockford(typed.trim().replace(/^t[\s-]/i, ''));
  // Typed in one: a number has six characters after its T.
  const characters = rest.length === 7 ? rest.replace(/^T/, '') : rest;
  return /^[\dA-Z]+$/.test(characters) ? `T-${characters}` : null;
}
