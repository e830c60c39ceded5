import { object, string, type InferOutput } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { callRequestSchema } from './bulk-call.ts';

const requestedCall = object({
  ticketNumber: string(),
  /** the content of an .ics file */
  calendar: string(),
});
export type RequestedCall = InferOutput<typeof requestedCall>;

export const callEndpoints = defineEndpoints('/api/calls', {
  request: {
    method: 'POST',
    path: '/',
    does: 'Requests a call about a bulk order at one of the offered times.',
    body: callRequestSchema,
    response: requestedCall,
  },
});
