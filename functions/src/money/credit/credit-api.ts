import { creditLimitSchema, creditQuerySchema } from '@kargha/domain/payments/company-credit';

import { describeRoutes } from '../../http/api-route.ts';

export const CREDIT_API = describeRoutes('/api/credit', {
  'GET /': {
    does: 'Lists companies with credit or an outstanding balance, page by page, with ageing.',
    who: 'staff',
    query: creditQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'GET /totals': {
    does: 'Returns the totals of what companies owe.',
    who: 'staff',
    responseFields: ['totals'],
  },
  'GET /:uid': {
    does: 'Returns the credit limit, balance and overdue amount of a company.',
    who: 'staff',
    responseFields: ['standing', 'onCredit', 'overdue'],
  },
  'PUT /:uid': {
    does: 'Sets the credit limit of a verified company.',
    who: 'staff',
    body: creditLimitSchema,
    responseFields: ['revision'],
  },
});
