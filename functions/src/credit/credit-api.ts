import { creditLimitSchema, creditQuerySchema } from '@kargha/domain/payments/company-credit';

import { describeRoutes } from '../http/api-route.ts';

export const CREDIT_API = describeRoutes('/api/credit', {
  'GET /': {
    does: 'Lists the companies that owe something or may, page by page, with what they owe by age.',
    who: 'staff',
    query: creditQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'GET /totals': { does: 'Adds up what companies owe.', who: 'staff', responseFields: ['totals'] },
  'GET /:uid': {
    does: 'Tells how much a company owes, may owe and has overdue.',
    who: 'staff',
    responseFields: ['standing', 'onCredit', 'overdue'],
  },
  'PUT /:uid': {
    does: 'Sets how much a verified company may owe.',
    who: 'staff',
    body: creditLimitSchema,
    responseFields: ['revision'],
  },
});
