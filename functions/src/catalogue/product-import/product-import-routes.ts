import type { Router } from 'express';

import { productImportEndpoints } from '@kargha/domain/catalogue/product-import-endpoints';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { importRows } from './import-rows.ts';

export function productImportRoutes(now: () => Date): Router {
  return serveEndpoints(productImportEndpoints, {
    importRows: async ({ body, caller }) => ({
      outcomes: await importRows(body, { by: caller.uid, at: now() }),
    }),
  });
}
