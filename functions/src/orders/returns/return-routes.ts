import type { Router } from 'express';

import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import {
  exchangeEndpoints,
  returnEndpoints,
  shopperReturnEndpoints,
} from '@kargha/domain/orders/return-endpoints';

import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { isAllowed } from '../../people/users/staff.ts';
import { readTogether } from '../../platform/firestore.ts';
import type { Identity } from '../../platform/identity.ts';
import { requireOrder, unknownOrder } from '../../records/change-order.ts';
import { findShopperOrder } from '../../records/shopper-order.ts';
import { exchangeChoicesOf } from '../exchanges/asked-exchanges.ts';
import { exchangeReturn } from '../exchanges/exchange-return.ts';
import { withFreedStock } from '../exchanges/exchange-stock.ts';
import { receiveReturn } from './receive-return.ts';
import { refundReturn } from './refund-return.ts';
import { requestReturn } from './request-return.ts';
import { takeReturnStep, type ReturnChange } from './return-steps.ts';

interface ReturnCall {
  params: { id: string };
  body: { revision: number; answer: string };
  caller: Identity;
}

export function returnRoutes(context: PaymentContext): Router {
  const changeOf = ({ params, body: { revision, answer }, caller }: ReturnCall): ReturnChange => ({
    returnId: params.id,
    actor: caller.uid,
    at: context.now(),
    revision,
    answer,
  });
  const stepTo = (to: Parameters<typeof takeReturnStep>[1]) => async (call: ReturnCall) =>
    shown(await takeReturnStep(changeOf(call), to));
  return serveEndpoints(returnEndpoints, {
    approve: async (call) =>
      shown(
        await withFreedStock(context, call.params.id, () =>
          takeReturnStep(changeOf(call), 'approved', call.body.refundInstead),
        ),
      ),
    reject: stepTo('rejected'),
    'pick-up': stepTo('picked_up'),
    receive: async (call) => shown(await receiveReturn(changeOf(call), call.body)),
    exchange: async (call) => {
      const { permissions } = call.caller;
      return shown(await exchangeReturn(context, { ...changeOf(call), permissions }));
    },
    refund: async (call) => shown(await refundReturn(context, changeOf(call), call.body.amount)),
  });
}

/** Nothing of a request is read for an order of someone else. */
export function shopperReturnRoutes({ now }: Pick<PaymentContext, 'now'>): Router {
  return serveEndpoints(
    shopperReturnEndpoints,
    {
      request: async ({ params, body, caller: person }) => {
        const opened = await requestReturn({ person, orderId: params.id }, body, now);
        const { id, state, estimate } = opened;
        return { return: { id, state, estimate } };
      },
    },
    async (person, { params }) => {
      await findShopperOrder({ person, orderId: String(params.id) });
    },
  );
}

/** Staff see the choices of any order, for a return that they open. */
export function exchangeRoutes({ now }: Pick<PaymentContext, 'now'>): Router {
  return serveEndpoints(exchangeEndpoints, {
    choices: async ({ params: { id }, caller }) => ({
      lines: await readTogether(async (transaction) => {
        const order = await requireOrder(transaction, id);
        const isOwn = order.uid === caller.uid;
        if (!isOwn && !(await isAllowed(caller, 'orders.read'))) throw unknownOrder();
        return exchangeChoicesOf(transaction, order, now());
      }),
    }),
  });
}

type ShownReturn = OrderReturn & { isWaiting?: boolean };

function shown({ id, state, revision = 0, refundId, isWaiting }: ShownReturn) {
  return { return: { id, state, revision, refundId, ...(isWaiting && { isWaiting }) } };
}
