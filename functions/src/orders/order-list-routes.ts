import { Router } from 'express';

import { orderListQuerySchema } from '@kargha/domain/orders/order-list';

import { onlyMethods } from '../http/unmatched-routes.ts';
import { plainQuery } from '../http/query-params.ts';
import { adminOf } from '../users/staff.ts';
import { listOrders } from './order-list.ts';

/** GET /api/orders: the list of staff, page by page. */
export function orderListRoutes(): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    await adminOf(request);
    const asked = await orderListQuerySchema.validate(plainQuery(request), { abortEarly: false });
    response.json({ success: true, ...(await listOrders(asked)) });
  });

  router.all('/', onlyMethods('GET'));
  return router;
}
