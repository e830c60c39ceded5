import { Router, type Request } from 'express';

import { inventoryQuerySchema, stockAdjustmentSchema } from '@kargha/domain/stock/inventory';
import { isRecordId } from '@kargha/domain/records/record-id';

import { FORM_BODY } from '@kargha/domain/api/body-limits';
import { cursorField } from '../../http/cursor-page.ts';
import { notFound } from '../../http/errors.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { adjustStock } from './adjust-stock.ts';
import { inventoryTotals, listInventory } from './inventory-list.ts';
import { stockHistory } from './stock-history.ts';

export function inventoryRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const input = await inventoryQuerySchema.validate(queryParams(request), { abortEarly: false });
    response.json({ success: true, ...(await listInventory(input)) });
  });

  router.get('/totals', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, totals: await inventoryTotals() });
  });

  router.get('/:id/movements', async (request, response) => {
    await requireAdmin(request);
    const cursor = await cursorField.validate(queryParams(request).cursor);
    response.json({ success: true, ...(await stockHistory(productIdOf(request), cursor)) });
  });

  router.post('/:id/adjust', limitJson(FORM_BODY), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const input = await readBody(request, stockAdjustmentSchema);
    const product = await adjustStock({ productId: productIdOf(request), by, at: now() }, input);
    response.json({ success: true, product });
  });

  router.all('/', refuseOtherMethods('GET'));
  router.all('/totals', refuseOtherMethods('GET'));
  router.all('/:id/movements', refuseOtherMethods('GET'));
  router.all('/:id/adjust', refuseOtherMethods('POST'));
  return router;
}

function productIdOf(request: Request): string {
  const { id } = request.params;
  if (isRecordId(id)) return id;
  throw notFound('We could not find this product.');
}
