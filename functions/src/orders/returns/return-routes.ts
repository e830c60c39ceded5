import type { Router } from 'express';

import type { OrderReturn } from '@kargha/domain/orders/return';
import { returnEndpoints } from '@kargha/domain/orders/return-endpoints';

import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import type { Identity } from '../../platform/identity.ts';
import { receiveReturn } from './receive-return.ts';
import { refundReturn } from './refund-return.ts';
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

function shown({ id, state, revision = 0, refundId }: OrderReturn) {
  return { return: { id, state, revision, refundId } };
}
