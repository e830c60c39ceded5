import { contactRequestSchema } from '@kargha/domain/people/contact-message';

import { describeRoutes } from '../../http/api-route.ts';

export const CONTACT_API = describeRoutes('/api/contact', {
  'POST /': {
    does: 'Sends a message to the shop and opens a ticket.',
    body: contactRequestSchema,
    responseFields: ['ticketNumber'],
  },
});
