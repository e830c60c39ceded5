import { Router } from 'express';

import { orderListQuerySchema } from '@kargha/domain/orders/order-list';

import { refuseOtherMethods } from '../http/unmatched-routes.ts';
import { queryParams } from '../http/query-params.ts';
import { requireAdmin } from '../people/users/staff.ts';
import { listOrders } from './order-list.ts';

export function orderListRoutes(): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const input = await orderListQuerySchema.validate(queryParams(request), { abortEarly: false });
    response.json({ success: true, ...(await listOrders(input)) });
  });

  router.all('/', refuseOtherMethods('GET'));
  return router;
}
