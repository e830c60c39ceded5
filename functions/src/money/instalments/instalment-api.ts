import { bankTransferSchema } from '@kargha/domain/payments/company-credit';

import { describeRoutes } from '../../http/api-route.ts';

export const INSTALMENT_API = describeRoutes('/api/instalments', {
  'GET /:orderId/bank-account': {
    does: 'Returns the bank account for paying a bulk order by transfer.',
    who: 'person',
    responseFields: ['bankAccount'],
  },
  'POST /:orderId/:part/pay': {
    does: 'Opens the payment of one instalment at the gateway.',
    who: 'person',
    responseFields: ['order', 'keyId', 'orderId', 'orderNumber'],
  },
  'POST /:orderId/:part/transfer': {
    does: 'Records a bank transfer that paid an instalment.',
    who: 'staff',
    body: bankTransferSchema,
    responseFields: ['order'],
  },
});
