import { object, string } from 'valibot';

import { FORM_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { contactRequestSchema } from './contact-message.ts';

export const contactEndpoints = defineEndpoints('/api/contact', {
  send: {
    method: 'POST',
    path: '/',
    does: 'Sends a message to the shop and opens a ticket.',
    body: contactRequestSchema,
    bodyBytes: FORM_BODY,
    response: object({ ticketNumber: string() }),
  },
});
