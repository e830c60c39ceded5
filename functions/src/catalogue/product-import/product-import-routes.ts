import type { Router } from 'express';

import { productImportEndpoints } from '@kargha/domain/catalogue/product-import-endpoints';
import type { ProductImportRequest } from '@kargha/domain/catalogue/product-sheet';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { requirePermission } from '../../people/users/staff.ts';
import { importRows } from './import-rows.ts';

export function productImportRoutes(now: () => Date): Router {
  return serveEndpoints(productImportEndpoints, {
    importRows: async ({ body, caller }) => {
      if (body.rows.some(hasCosts)) requirePermission(caller, 'costs.read');
      return { outcomes: await importRows(body, { by: caller.uid, at: now() }) };
    },
  });
}

/** Staff who may not see costs may not set them either. */
function hasCosts({ cells }: ProductImportRequest['rows'][number]): boolean {
  return 'Unit cost' in cells || 'Supplier' in cells;
}
