import { object, string, type InferType } from 'yup';

import { noteField, revisionField, searchField } from '../records/request-fields.ts';
import { readCrockford } from '../records/crockford.ts';
import { requestIdField } from '../stock/inventory.ts';
import { TICKET_KINDS } from './contact-message.ts';
import { OVERDUE, TICKET_STATES } from './ticket.ts';
import { formMessages } from '../messages/form-messages.ts';

/** GET /api/tickets. `overdue` lists complaints only, whatever the kind. */
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

/** POST /api/tickets/{number}/{step}: repeated requests apply once. */
export const ticketStepSchema = object(staffAction).exact(formMessages.unknown_field);

/** PUT /api/tickets/{number}/note. '' removes the note. */
export const ticketNoteSchema = object({ ...staffAction, note: noteField() }).exact(
  formMessages.unknown_field,
);

/** Normalises the start of a ticket number, with or without `T-`, to `T-7K2`; null when it is not one. */
export function ticketNumberPrefix(typed: string): string | null {
  const rest = readCrockford(typed.trim().replace(/^t[\s-]/i, ''));
  // Typed without a dash: six characters follow the T.
  const characters = rest.length === 7 ? rest.replace(/^T/, '') : rest;
  return /^[\dA-Z]+$/.test(characters) ? `T-${characters}` : null;
}
