import { object } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { changedOrder } from '../orders/changed-order.ts';
import { bankTransferSchema } from './company-credit.ts';

export const bankTransferEndpoints = defineEndpoints('/api/instalments', {
  record: {
    method: 'POST',
    path: '/:orderId/:part/transfer',
    does: 'Records a bank transfer that paid an instalment.',
    who: 'staff',
    permission: 'payments.record',
    body: bankTransferSchema,
    response: object({ order: changedOrder }),
    errors: ['stale', 'not_payable', 'wrong_amount', 'utr_used'],
  },
});
