import type { Router } from 'express';

import { productBulkEndpoints } from '@kargha/domain/catalogue/product-bulk-endpoints';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { changeSelected, runBulkStep } from './bulk-change.ts';
import { countProducts } from './matching-products.ts';

export function productBulkRoutes(now: () => Date): Router {
  return serveEndpoints(productBulkEndpoints, {
    count: async ({ query }) => {
      const until = now();
      return { count: await countProducts(query, until), until };
    },
    changeSelected: async ({ body: { ids, ...bulkChange }, caller }) => ({
      outcomes: await changeSelected([...new Set(ids)], bulkChange, { by: caller.uid, at: now() }),
    }),
    step: ({ body, caller }) => runBulkStep(body, { by: caller.uid, at: now() }),
  });
}
