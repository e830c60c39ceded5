import type { Router } from 'express';

import { payLinkEndpoints } from '@kargha/domain/payments/pay-link-endpoints';

import { clientAddress } from '../../http/client-address.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { findShopperOrder } from '../../records/shopper-order.ts';
import { openPayLink, payLinkOf, viewPayLink } from './open-pay-link.ts';

/** Wrong links per network address; a valid link uses no attempt. */
const GUESSES: RateLimit = { scope: 'pay-link', attempts: 30, minutes: 15 };
const OPENING: RateLimit = { scope: 'pay-link-open', attempts: 30, minutes: 15 };

export function payLinkRoutes(context: PaymentContext): Router {
  return serveEndpoints(payLinkEndpoints, {
    view: async ({ request, body: { token } }) => {
      const taken = await consumeAttempt(GUESSES, clientAddress(request), context.now());
      const order = await viewPayLink(context, token);
      await taken.undo();
      return { order };
    },
    open: async ({ request, body: { token } }) => {
      await consumeAttempt(OPENING, clientAddress(request), context.now());
      return openPayLink(context, token);
    },
    own: async ({ params: { orderId }, caller: person }) => {
      const { id } = await findShopperOrder({ person, orderId });
      return { link: await payLinkOf(context, id) };
    },
    find: async ({ params: { orderId } }) => ({ link: await payLinkOf(context, orderId) }),
  });
}
