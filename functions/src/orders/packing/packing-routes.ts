import type { Router } from 'express';

import { packingEndpoints } from '@kargha/domain/orders/packing-endpoints';

import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { finishPacking, leavePacking } from './finish-packing.ts';
import { openPacking } from './open-packing.ts';

export function packingRoutes({ now }: PaymentContext): Router {
  return serveEndpoints(packingEndpoints, {
    open: async ({ body, caller }) => ({
      order: await openPacking(body, { actor: caller.uid, at: now() }),
    }),
    finish: async ({ params: { id }, body: { revision, reason }, caller }) => {
      const change = { orderId: id, revision, actor: caller.uid, at: now() };
      return { order: await finishPacking(change, reason) };
    },
    leave: async ({ params: { id }, caller }) => {
      await leavePacking(id, caller.uid);
      return { isLeft: true };
    },
  });
}
