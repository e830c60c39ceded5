import {
  cancelOrderSchema,
  cartPriceSchema,
  createOrderSchema,
  verifyPaymentSchema,
} from '@kargha/domain/shopping/checkout-request';

import { describeRoutes } from '../http/api-route.ts';

export const PAYMENT_API = describeRoutes('/api/razorpay', {
  'POST /create-order': {
    does: 'Prices a cart, holds its stock and opens a payment; the same receipt gives the same order.',
    body: createOrderSchema,
  },
  'POST /verify-payment': {
    does: 'Confirms what the payment window handed to the browser.',
    body: verifyPaymentSchema,
  },
  'POST /cancel-order': {
    does: 'Gives up an unpaid order and its hold on the stock.',
    body: cancelOrderSchema,
  },
  'POST /order-state': {
    does: 'Tells how the payment of an order stands.',
    body: cancelOrderSchema,
  },
  'POST /callback': {
    does: 'Is where the payment service sends browsers in which no window can open.',
    redirects: true,
  },
  'POST /webhook': { does: 'Takes the news of the payment service.', who: 'gateway' },
  'GET /needs-review': {
    does: 'Lists payments that a person has to look at.',
    who: 'staff',
    responseFields: ['items'],
  },
});

export const CART_API = describeRoutes('/api/cart', {
  'POST /price': { does: 'Tells what a cart costs with its codes.', body: cartPriceSchema },
});
