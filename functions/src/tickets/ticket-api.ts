import {
  ticketNoteSchema,
  ticketQuerySchema,
  ticketStepSchema,
} from '@kargha/domain/people/ticket-requests';

import { describeRoutes } from '../http/api-route.ts';

const who = 'staff' as const;
const responseFields = ['ticket'] as const;

export const TICKET_API = describeRoutes('/api/tickets', {
  'GET /': {
    does: 'Lists what people have written to the shop.',
    who,
    query: ticketQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'GET /:number': { does: 'Gives one message, with the note of staff.', who, responseFields },
  'POST /:number/answer': {
    does: 'Marks one as answered.',
    who,
    body: ticketStepSchema,
    responseFields,
  },
  'POST /:number/close': { does: 'Closes one.', who, body: ticketStepSchema, responseFields },
  'POST /:number/reopen': { does: 'Opens one again.', who, body: ticketStepSchema, responseFields },
  'PUT /:number/note': {
    does: 'Keeps what staff note about one for themselves.',
    who,
    body: ticketNoteSchema,
    responseFields,
  },
});
