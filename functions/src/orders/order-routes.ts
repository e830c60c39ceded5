import type { Router } from 'express';

import { staffOrderEndpoints } from '@kargha/domain/orders/staff-order-endpoints';

import { cashOnDeliveryDetails } from '../money/cash-on-delivery/cash-on-delivery-details.ts';
import type { PaymentContext } from '../money/payments/payment-context.ts';
import { draftOrderRoutes } from './draft-orders/draft-order-routes.ts';
import { orderEditRoutes, orderStepRoutes } from './order-step-routes.ts';
import { payLinkRoutes } from './pay-links/pay-link-routes.ts';
import { exchangeRoutes, returnRoutes, shopperReturnRoutes } from './returns/return-routes.ts';
import { refundApprovalRoutes } from './refund-approval-routes.ts';
import { shopperOrderRoutes } from './shopper-order-routes.ts';
import { trackingRoutes } from './tracking-routes.ts';
import { serveEndpoints } from '../people/serve-endpoints.ts';
import { courierCostRoutes } from './couriers/courier-costs.ts';
import { courierRoutes } from './couriers/courier-routes.ts';
import { returnPickupRoutes } from './couriers/return-pickup-routes.ts';
import { deliveryAnswerRoutes, undeliveredRoutes } from './couriers/undelivered-routes.ts';
import { bulkShip } from './bulk-ship.ts';
import { countMatching, runBulkStep } from './bulk-order-steps.ts';
import { listOrderEmails } from './order-emails.ts';
import { namesOf } from '../records/user-record.ts';
import { tagStep } from './change-order-tags.ts';
import { messageStep } from './message-customers.ts';
import { listOrders } from './order-list.ts';
import { takeStaffStep } from './staff-order-steps.ts';
import { packingRoutes } from './packing/packing-routes.ts';
import { orderTagNames } from '../records/order-tags-record.ts';
import { listedTags } from '@kargha/domain/orders/order-tags';

export function orderRoutes(context: PaymentContext): Router[] {
  return [
    trackingRoutes(context),
    shopperOrderRoutes(context),
    staffOrderRoutes(context),
    orderStepRoutes(context),
    orderEditRoutes(context),
    courierRoutes(context),
    courierCostRoutes(),
    returnPickupRoutes(context),
    deliveryAnswerRoutes(context),
    undeliveredRoutes(context),
    packingRoutes(context),
    returnRoutes(context),
    shopperReturnRoutes(context),
    exchangeRoutes(context),
    draftOrderRoutes(context),
    refundApprovalRoutes(context),
    payLinkRoutes(context),
  ];
}

function staffOrderRoutes({ ids, now }: PaymentContext): Router {
  return serveEndpoints(staffOrderEndpoints, {
    cashOnDelivery: ({ params: { id }, caller: { permissions } }) =>
      cashOnDeliveryDetails(id, { at: now(), readsCosts: permissions.has('costs.read') }),
    list: ({ query }) => listOrders(query, now()),
    countMatching: ({ query }) => countMatching(query, now()),
    bulkShip: async ({ body, caller }) => ({
      outcomes: await bulkShip(body, { ids, actor: caller.uid, at: now() }),
    }),
    runBulkStep: ({ body, caller }) =>
      runBulkStep(body, { actor: caller.uid, at: now() }, (change) =>
        takeStaffStep(change, body.action, ''),
      ),
    listTags: async () => ({ tags: listedTags(await orderTagNames()) }),
    changeTags: async ({ body, caller }) =>
      runBulkStep(body, { actor: caller.uid, at: now() }, await tagStep(body)),
    sendMessages: ({ body, caller }) =>
      runBulkStep(body, { actor: caller.uid, at: now() }, messageStep(ids, body)),
    findStaffName: async ({ params: { uid } }) => ({
      name: (await namesOf([uid])).get(uid) ?? '',
    }),
    listEmails: async ({ params: { id } }) => ({ mails: await listOrderEmails(id) }),
  });
}
