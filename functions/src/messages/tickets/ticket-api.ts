import {
  ticketNoteSchema,
  ticketQuerySchema,
  ticketStepSchema,
} from '@kargha/domain/people/ticket-requests';

import { describeRoutes } from '../../http/api-route.ts';

const who = 'staff' as const;
const responseFields = ['ticket'] as const;

export const TICKET_API = describeRoutes('/api/tickets', {
  'GET /': {
    does: 'Lists messages to the shop.',
    who,
    query: ticketQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'GET /:number': { does: 'Returns one message with the note of staff.', who, responseFields },
  'POST /:number/answer': {
    does: 'Marks a message as answered.',
    who,
    body: ticketStepSchema,
    responseFields,
  },
  'POST /:number/close': { does: 'Closes a message.', who, body: ticketStepSchema, responseFields },
  'POST /:number/reopen': {
    does: 'Reopens a message.',
    who,
    body: ticketStepSchema,
    responseFields,
  },
  'PUT /:number/note': {
    does: 'Saves the note of staff about a message.',
    who,
    body: ticketNoteSchema,
    responseFields,
  },
});
