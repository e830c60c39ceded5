import { payLinkSchema } from '@kargha/domain/payments/pay-link';

import { describeRoutes } from '../../http/api-route.ts';

export const PAY_LINK_API = describeRoutes('/api/pay-links', {
  'POST /view': {
    does: 'Returns the order of a payment link that staff have sent.',
    body: payLinkSchema,
    responseFields: ['order'],
  },
  'POST /open': {
    does: 'Opens the payment of that order. The same link always opens the same payment.',
    body: payLinkSchema,
    responseFields: ['order', 'keyId', 'orderId', 'orderNumber', 'trackingToken'],
  },
  'GET /of/:orderId': {
    does: 'Returns the payment link of an order that staff have created.',
    who: 'staff',
    responseFields: ['link'],
  },
});
