import type { Request, Router } from 'express';

import { orderEndpoints } from '@kargha/domain/orders/order-endpoints';

import { requireOrderByLink } from '../money/links/find-order-by-link.ts';
import type { PaymentContext } from '../money/payments/payment-context.ts';
import { serveEndpoints } from '../people/serve-endpoints.ts';
import { proveMailbox } from '../people/users/mailbox-proof.ts';
import { staffCaller } from '../people/users/staff.ts';
import type { Identity } from '../platform/identity.ts';
import {
  findShopperOrder,
  type CustomerOrderRef,
  type ShopperOrderRef,
} from '../records/shopper-order.ts';
import { cancelByShopper, requestCancel } from './cancel-by-shopper.ts';
import { cancelByStaff } from './cancel-by-staff.ts';
import { claimOrders, claimPlacedOrder } from './claim-orders.ts';
import { sendClaimLink } from './send-claim-link.ts';
import { openTicket } from '../messages/contact/open-ticket.ts';
import { clientAddress } from '../http/client-address.ts';
import { consumeAttempt, type RateLimit } from '../http/rate-limit.ts';

const PER_PERSON: RateLimit = { scope: 'order-help', attempts: 5, minutes: 60 };
const PER_ADDRESS: RateLimit = { scope: 'cancel-by-link', attempts: 30, minutes: 60 };

/** What shoppers do with their own orders. Staff cancel an order at the same address. */
export function shopperOrderRoutes(context: PaymentContext): Router {
  return serveEndpoints(orderEndpoints, {
    claim: async ({ body: { token }, caller }) => {
      if (token !== '') await proveMailbox(context.ids, caller, token, context.now());
      return claimOrders(caller, context.now());
    },
    claimPlaced: ({ body: { trackingToken }, caller }) =>
      claimPlacedOrder(caller, trackingToken, context.now()),
    sendClaimLink: ({ caller }) => sendClaimLink(context.ids, caller, context.now()),
    cancel: async (call) => {
      const { revision, reason } = call.body;
      if (revision === undefined) {
        return { order: await cancelByShopper(context, orderRefOf(call), reason) };
      }
      const { uid: actor, permissions } = await staffCaller(call.caller, 'orders.cancel');
      const { id: orderId } = call.params;
      const change = { orderId, revision, actor, permissions, at: context.now() };
      return { order: await cancelByStaff(context, change, reason) };
    },
    requestCancellation: async (call) => ({
      order: await requestCancel(orderRefOf(call), call.body.reason, context.now()),
    }),
    cancelByLink: async (call) => ({
      order: await cancelByShopper(context, await linkedOrder(context, call), call.body.reason),
    }),
    requestCancellationByLink: async (call) => ({
      order: await requestCancel(await linkedOrder(context, call), call.body.reason, context.now()),
    }),
    requestHelp: async (call) => ({
      ticketNumber: await requestOrderHelp(orderRefOf(call), call.body.message, context.now()),
    }),
  });
}

function orderRefOf({
  params,
  caller,
}: {
  params: { id: string };
  caller: Identity;
}): ShopperOrderRef {
  return { person: caller, orderId: params.id };
}

/** The order of the link in our emails. Throws 404 not_found, 410 link_expired, 429. */
async function linkedOrder(
  { ids, now }: PaymentContext,
  { request, body: { token } }: { request: Request; body: { token: string } },
): Promise<CustomerOrderRef> {
  await consumeAttempt(PER_ADDRESS, clientAddress(request), now());
  const order = await requireOrderByLink(ids, token, now());
  return { orderId: order.id, person: { uid: order.uid } };
}

/** Opens a ticket about a shopper's own order and returns its number. Throws 404 not_found, 429. */
async function requestOrderHelp(
  shopperOrderRef: ShopperOrderRef,
  message: string,
  now: Date,
): Promise<string> {
  const { id, number, customer } = await findShopperOrder(shopperOrderRef);
  await consumeAttempt(PER_PERSON, shopperOrderRef.person.uid, now);
  const [firstName = '', ...others] = customer.name.split(' ');
  const ticket = {
    firstName,
    lastName: others.join(' '),
    email: customer.email,
    phone: customer.phone,
    subject: `Help with order ${number}`,
    message,
    kind: 'contact' as const,
    language: customer.language,
  };
  return openTicket(ticket, shopperOrderRef.person.uid, now, id);
}
