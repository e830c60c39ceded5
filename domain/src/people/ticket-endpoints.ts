import { nullable, number, object, picklist, string, type InferOutput } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { pageOf, time } from '../api/response-fields.ts';
import { TICKET_KINDS } from './contact-message.ts';
import { ticketNoteSchema, ticketQuerySchema, ticketStepSchema } from './ticket-requests.ts';
import { TICKET_STATES } from './ticket.ts';

const ticketRow = object({
  /** `T-` and six characters; also the document ID */
  number: string(),
  kind: picklist(TICKET_KINDS),
  name: string(),
  subject: string(),
  beginning: string(),
  state: picklist(TICKET_STATES),
  createdAt: time,
  /** time of the first answer, kept when the ticket is reopened */
  answeredAt: nullable(time),
  closedAt: nullable(time),
  revision: number(),
});
export type TicketRow = InferOutput<typeof ticketRow>;

const ticketDetails = object({
  ...ticketRow.entries,
  message: string(),
  /** '' once the account is closed */
  email: string(),
  /** as typed; '' without one */
  phone: string(),
  /** the order in the message; null when there is none */
  order: nullable(object({ id: string(), number: string() })),
  /** requested call time; null for other tickets */
  callAt: nullable(time),
  /** internal note; never shown to the customer */
  note: string(),
});
export type TicketDetails = InferOutput<typeof ticketDetails>;

const response = object({ ticket: ticketDetails });

const step = {
  method: 'POST',
  who: 'staff',
  permission: 'messages.edit',
  body: ticketStepSchema,
  response,
  errors: ['stale', 'not_allowed', 'already_saved'],
} as const;

export const ticketEndpoints = defineEndpoints('/api/tickets', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists messages to the shop.',
    who: 'staff',
    permission: 'messages.read',
    query: ticketQuerySchema,
    response: pageOf(ticketRow),
  },
  find: {
    method: 'GET',
    path: '/:number',
    does: 'Returns one message with the note of staff.',
    who: 'staff',
    permission: 'messages.read',
    response,
  },
  answer: { ...step, path: '/:number/answer', does: 'Marks a message as answered.' },
  close: { ...step, path: '/:number/close', does: 'Closes a message.' },
  reopen: { ...step, path: '/:number/reopen', does: 'Reopens a message.' },
  saveNote: {
    method: 'PUT',
    path: '/:number/note',
    does: 'Saves the note of staff about a message.',
    who: 'staff',
    permission: 'messages.edit',
    body: ticketNoteSchema,
    response,
    errors: ['stale', 'already_saved'],
  },
});
