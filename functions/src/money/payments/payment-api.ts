import {
  cancelOrderSchema,
  cartPriceSchema,
  createOrderSchema,
  verifyPaymentSchema,
} from '@kargha/domain/shopping/checkout-request';

import { describeRoutes } from '../../http/api-route.ts';

export const PAYMENT_API = describeRoutes('/api/razorpay', {
  'POST /create-order': {
    does: 'Prices a cart, reserves its stock and opens a payment. The same receipt returns the same order.',
    body: createOrderSchema,
  },
  'POST /verify-payment': {
    does: 'Verifies the result of the payment window.',
    body: verifyPaymentSchema,
  },
  'POST /cancel-order': {
    does: 'Cancels an unpaid order and releases its stock.',
    body: cancelOrderSchema,
  },
  'POST /order-state': {
    does: 'Returns the payment status of an order.',
    body: cancelOrderSchema,
  },
  'POST /callback': {
    does: 'Receives the redirect from the gateway where no payment window can open.',
    redirects: true,
  },
  'POST /webhook': { does: 'Receives webhooks of the gateway.', who: 'gateway' },
  'GET /needs-review': {
    does: 'Lists payments and orders that staff must review.',
    who: 'staff',
    responseFields: ['items'],
  },
});

export const CART_API = describeRoutes('/api/cart', {
  'POST /price': { does: 'Prices a cart with its codes.', body: cartPriceSchema },
});
