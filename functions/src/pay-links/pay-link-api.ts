import { payLinkSchema } from '@kargha/domain/payments/pay-link';

import { describeRoutes } from '../http/api-route.ts';

export const PAY_LINK_API = describeRoutes('/api/pay-links', {
  'POST /view': {
    does: 'Shows the order of a payment link that staff have sent.',
    body: payLinkSchema,
    responseFields: ['order'],
  },
  'POST /open': {
    does: 'Opens the payment of such an order; the same link gives the same one.',
    body: payLinkSchema,
    responseFields: ['order', 'keyId', 'orderId', 'orderNumber', 'trackingToken'],
  },
  'GET /of/:orderId': {
    does: 'Gives the payment link of an order that staff have made.',
    who: 'staff',
    responseFields: ['link'],
  },
});
