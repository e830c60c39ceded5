import { bankTransferSchema } from '@kargha/domain/payments/company-credit';

import { describeRoutes } from '../http/api-route.ts';

export const INSTALMENT_API = describeRoutes('/api/instalments', {
  'GET /:orderId/bank-account': {
    does: 'Gives the account into which the buyer may transfer what they owe of a bulk order.',
    who: 'person',
    responseFields: ['bankAccount'],
  },
  'POST /:orderId/:part/pay': {
    does: 'Opens one part of a bulk order at the payment provider.',
    who: 'person',
    responseFields: ['order', 'keyId', 'orderId', 'orderNumber'],
  },
  'POST /:orderId/:part/transfer': {
    does: 'Records a bank transfer that paid one part of a bulk order.',
    who: 'staff',
    body: bankTransferSchema,
    responseFields: ['order'],
  },
});
