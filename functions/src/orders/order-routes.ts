import { Router } from 'express';

import { trackOrderSchema } from '@kargha/domain/checkout-request';

import { clientAddress } from '../http/client-address.ts';
import { jsonUpTo, readBody } from '../http/json-body.ts';
import { onlyMethods } from '../http/no-such-route.ts';
import { trackOrder } from './track-order.ts';

const SMALL = 16 * 1024;

/** POST /api/orders/track: the public view of an order. */
export function orderRoutes(now: () => Date): Router {
  const router = Router();

  router.post('/track', jsonUpTo(SMALL), async (request, response) => {
    const asked = await readBody(request, trackOrderSchema);
    const order = await trackOrder(asked, clientAddress(request), now());
    response.json({ success: true, order });
  });

  router.all('/track', onlyMethods('POST'));
  return router;
}
