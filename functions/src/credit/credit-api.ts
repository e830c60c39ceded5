import { creditLimitSchema } from '@kargha/domain/bulk-credit';

import { describedAt } from '../http/api-route.ts';

export const CREDIT_API = describedAt('/api/credit', {
  'GET /': {
    does: 'Tells what companies owe by age, and how much they may owe.',
    who: 'staff',
    gives: ['companies'],
  },
  'PUT /:uid': {
    does: 'Sets how much a verified company may owe.',
    who: 'staff',
    body: creditLimitSchema,
    gives: ['revision'],
  },
});
