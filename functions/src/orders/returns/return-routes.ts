import type { Router } from 'express';

import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { returnEndpoints, shopperReturnEndpoints } from '@kargha/domain/orders/return-endpoints';

import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import type { Identity } from '../../platform/identity.ts';
import { findShopperOrder } from '../../records/shopper-order.ts';
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
    approve: stepTo('approved'),
    reject: stepTo('rejected'),
    'pick-up': stepTo('picked_up'),
    receive: async (call) => shown(await receiveReturn(changeOf(call), call.body)),
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

function shown({ id, state, revision = 0, refundId }: OrderReturn) {
  return { return: { id, state, revision, refundId } };
}
