import { bankReturnSchema, bankTransferSchema } from '@kargha/domain/bulk-credit';

import { describedAt } from '../http/api-route.ts';

export const INSTALMENT_API = describedAt('/api/instalments', {
  'POST /:orderId/:part/pay': {
    does: 'Opens one part of a bulk order at the payment provider.',
    who: 'person',
    gives: ['order', 'keyId', 'orderId', 'orderNumber'],
  },
  'POST /:orderId/:part/transfer': {
    does: 'Records a bank transfer that paid one part of a bulk order.',
    who: 'staff',
    body: bankTransferSchema,
    gives: ['order'],
  },
  'POST /:orderId/:part/return': {
    does: 'Records the bank transfer by which a part of a cancelled order went back.',
    who: 'staff',
    body: bankReturnSchema,
    gives: ['order'],
  },
});
