import {
  ticketNoteSchema,
  ticketQuerySchema,
  ticketStepSchema,
} from '@kargha/domain/people/ticket-requests';

import { describedAt } from '../http/api-route.ts';

const who = 'staff' as const;
const gives = ['ticket'] as const;

export const TICKET_API = describedAt('/api/tickets', {
  'GET /': {
    does: 'Lists what people have written to the shop.',
    who,
    query: ticketQuerySchema,
    gives: ['rows', 'nextCursor'],
  },
  'GET /:number': { does: 'Gives one message, with the note of staff.', who, gives },
  'POST /:number/answer': { does: 'Marks one as answered.', who, body: ticketStepSchema, gives },
  'POST /:number/close': { does: 'Closes one.', who, body: ticketStepSchema, gives },
  'POST /:number/reopen': { does: 'Opens one again.', who, body: ticketStepSchema, gives },
  'PUT /:number/note': {
    does: 'Keeps what staff note about one for themselves.',
    who,
    body: ticketNoteSchema,
    gives,
  },
});
