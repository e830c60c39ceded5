import { Router } from 'express';

import {
  productBulkFilterSchema,
  productBulkStepSchema,
  selectedProductsSchema,
} from '@kargha/domain/catalogue/product-bulk';

import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { changeSelected, runBulkStep } from './bulk-change.ts';
import { countProducts } from './matching-products.ts';

export function productBulkRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/count', async (request, response) => {
    await requireAdmin(request);
    const filter = await productBulkFilterSchema.validate(queryParams(request), {
      abortEarly: false,
      stripUnknown: true,
    });
    const until = now();
    const count = await countProducts(filter, until);
    response.json({ success: true, count, until: until.toISOString() });
  });

  router.post('/ticked', limitJson(SMALL_BODY), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const { ids, ...bulkChange } = await readBody(request, selectedProductsSchema);
    const outcomes = await changeSelected([...new Set(ids)], bulkChange, { by, at: now() });
    response.json({ success: true, outcomes });
  });

  router.post('/steps', limitJson(SMALL_BODY), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const step = await readBody(request, productBulkStepSchema);
    response.json({ success: true, ...(await runBulkStep(step, { by, at: now() })) });
  });

  router.all('/count', refuseOtherMethods('GET'));
  router.all('/ticked', refuseOtherMethods('POST'));
  router.all('/steps', refuseOtherMethods('POST'));
  return router;
}
