import { Router } from 'express';

import {
  productBulkFilterSchema,
  productBulkStepSchema,
  tickedProductsSchema,
} from '@kargha/domain/catalogue/product-bulk';

import { FEW_FIELDS } from '../http/body-limits.ts';
import { jsonUpTo, readBody } from '../http/json-body.ts';
import { onlyMethods } from '../http/unmatched-routes.ts';
import { plainQuery } from '../http/query-params.ts';
import { adminOf } from '../users/staff.ts';
import { changeTicked, takeBulkStep } from './bulk-change.ts';
import { countProducts } from './matching-products.ts';

/** /api/product-bulk: one change in many products, those that are ticked or all that a filter leaves. */
export function productBulkRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/count', async (request, response) => {
    await adminOf(request);
    const filter = await productBulkFilterSchema.validate(plainQuery(request), {
      abortEarly: false,
      stripUnknown: true,
    });
    const until = now();
    const count = await countProducts(filter, until);
    response.json({ success: true, count, until: until.toISOString() });
  });

  router.post('/ticked', jsonUpTo(FEW_FIELDS), async (request, response) => {
    const { uid: by } = await adminOf(request);
    const { ids, ...wish } = await readBody(request, tickedProductsSchema);
    const outcomes = await changeTicked([...new Set(ids)], wish, { by, at: now() });
    response.json({ success: true, outcomes });
  });

  router.post('/steps', jsonUpTo(FEW_FIELDS), async (request, response) => {
    const { uid: by } = await adminOf(request);
    const step = await readBody(request, productBulkStepSchema);
    response.json({ success: true, ...(await takeBulkStep(step, { by, at: now() })) });
  });

  router.all('/count', onlyMethods('GET'));
  router.all('/ticked', onlyMethods('POST'));
  router.all('/steps', onlyMethods('POST'));
  return router;
}
