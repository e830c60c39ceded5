import { nullable, object, string } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { gatewayPayment } from './gateway-payment.ts';

export const instalmentEndpoints = defineEndpoints('/api/instalments', {
  bankAccount: {
    method: 'GET',
    path: '/:orderId/bank-account',
    does: 'Returns the bank account for paying a bulk order by transfer.',
    who: 'person',
    response: object({
      /** null while the shop has none, and when nothing is owed */
      bankAccount: nullable(
        object({ bankName: string(), holder: string(), number: string(), ifsc: string() }),
      ),
    }),
  },
  pay: {
    method: 'POST',
    path: '/:orderId/:part/pay',
    does: 'Opens the payment of one instalment at the gateway.',
    who: 'person',
    response: gatewayPayment,
    errors: ['not_payable', 'amount_changed', 'amount_too_large', 'gateway_unavailable'],
  },
});
