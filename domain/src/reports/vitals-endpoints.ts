import { defineEndpoints } from '../api/endpoint.ts';
import { vitalsSchema } from './vitals.ts';

export const vitalsEndpoints = defineEndpoints('/api/vitals', {
  record: {
    method: 'POST',
    path: '/',
    does: 'Records page speed, purchase steps and errors, with consent only.',
    body: vitalsSchema,
  },
});
