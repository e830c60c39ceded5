import { Router } from 'express';

import { productImportSchema } from '@kargha/domain/catalogue/product-sheet';

import { MAX_SHEET_VALUES } from '@kargha/domain/api/body-limits';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { importRows } from './import-rows.ts';

const SHEET = 4 * 1024 * 1024;

export function productImportRoutes(now: () => Date): Router {
  const router = Router();

  router.post('/', limitJson(SHEET), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const body = await readBody(request, productImportSchema, MAX_SHEET_VALUES);
    response.json({ success: true, outcomes: await importRows(body, { by, at: now() }) });
  });

  router.all('/', refuseOtherMethods('POST'));
  return router;
}
