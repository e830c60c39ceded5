import { payLinkSchema } from '@kargha/domain/payments/pay-link';

import { describedAt } from '../http/api-route.ts';

export const PAY_LINK_API = describedAt('/api/pay-links', {
  'POST /view': {
    does: 'Shows the order of a payment link that staff have sent.',
    body: payLinkSchema,
    gives: ['order'],
  },
  'POST /open': {
    does: 'Opens the payment of such an order; the same link gives the same one.',
    body: payLinkSchema,
    gives: ['order', 'keyId', 'orderId', 'orderNumber', 'trackingToken'],
  },
  'GET /of/:orderId': {
    does: 'Gives the payment link of an order that staff have made.',
    who: 'staff',
    gives: ['link'],
  },
});
