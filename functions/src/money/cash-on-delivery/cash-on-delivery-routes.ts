import { Router } from 'express';

import { cashOnDeliveryEndpoints } from '@kargha/domain/payments/cash-on-delivery-endpoints';
import { remittanceEndpoints } from '@kargha/domain/payments/remittance-endpoints';

import { readPage } from '../../http/cursor-page.ts';
import { orderRef } from '../../records/order-record.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { shopperOf } from '../payments/payment-routes.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { confirmOrder, sendCodeAgain } from './confirm-order.ts';
import { offerCashOnDelivery } from './offer-cash-on-delivery.ts';
import { collectedOrder, missingRemittances, recordRemittance } from './remittances.ts';

export function cashOnDeliveryRoutes(context: PaymentContext): Router {
  return Router().use(shopperRoutes(context), staffRoutes(context));
}

function shopperRoutes(context: PaymentContext): Router {
  return serveEndpoints(cashOnDeliveryEndpoints, {
    offer: async ({ request, body }) =>
      offerCashOnDelivery(context, await shopperOf(request), body),
    confirm: ({ body }) => confirmOrder(context, body),
    sendCode: async ({ body }) => {
      await sendCodeAgain(context, body);
      return { isSent: true };
    },
  });
}

const PER_PAGE = 50;

function staffRoutes({ now }: PaymentContext): Router {
  return serveEndpoints(remittanceEndpoints, {
    missing: ({ query: { cursor } }) =>
      readPage({
        ...{ query: missingRemittances(), cursor, size: PER_PAGE },
        ...{ documentRef: orderRef, rowOf: collectedOrder },
      }),
    record: async ({ body, caller }) => ({
      outcomes: await recordRemittance(body, { by: caller.uid, at: now() }),
    }),
  });
}
