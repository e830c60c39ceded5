import { contactRequestSchema } from '@kargha/domain/people/contact-message';

import { describedAt } from '../http/api-route.ts';

export const CONTACT_API = describedAt('/api/contact', {
  'POST /': {
    does: 'Sends a message to the shop, which becomes a ticket.',
    body: contactRequestSchema,
    gives: ['ticketNumber'],
  },
});
