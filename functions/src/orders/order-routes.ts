import type { Router } from 'express';

import type { PaymentContext } from '../money/payments/payment-context.ts';
import { draftOrderRoutes } from './draft-orders/draft-order-routes.ts';
import { orderStepRoutes } from './order-step-routes.ts';
import { payLinkRoutes } from './pay-links/pay-link-routes.ts';
import { returnRoutes, shopperReturnRoutes } from './returns/return-routes.ts';
import { shopperOrderRoutes } from './shopper-order-routes.ts';
import { staffOrderRoutes } from './staff-order-routes.ts';
import { trackingRoutes } from './tracking-routes.ts';

export function orderRoutes(context: PaymentContext): Router[] {
  return [
    trackingRoutes(context),
    shopperOrderRoutes(context),
    staffOrderRoutes(context.now),
    orderStepRoutes(context),
    returnRoutes(context),
    shopperReturnRoutes(context),
    draftOrderRoutes(context),
    payLinkRoutes(context),
  ];
}
