import { Router } from 'express';

import { productImportSchema } from '@kargha/domain/catalogue/product-sheet';

import { VALUES_OF_A_SHEET } from '../http/body-limits.ts';
import { jsonUpTo, readBody } from '../http/json-body.ts';
import { onlyMethods } from '../http/unmatched-routes.ts';
import { adminOf } from '../users/staff.ts';
import { importRows } from './import-rows.ts';

/** Two hundred rows with long descriptions. */
const SHEET = 4 * 1024 * 1024;

/** POST /api/product-import: some rows of a product sheet, for administrators. */
export function productImportRoutes(now: () => Date): Router {
  const router = Router();

  router.post('/', jsonUpTo(SHEET), async (request, response) => {
    const { uid: by } = await adminOf(request);
    const asked = await readBody(request, productImportSchema, VALUES_OF_A_SHEET);
    response.json({ success: true, outcomes: await importRows(asked, { by, at: now() }) });
  });

  router.all('/', onlyMethods('POST'));
  return router;
}
