import type { Router } from 'express';

import { inventoryEndpoints } from '@kargha/domain/stock/inventory-endpoints';
import { isRecordId } from '@kargha/domain/records/record-id';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import { notFound } from '../../http/errors.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { adjustStock } from './adjust-stock.ts';
import { inventoryTotals, listInventory } from './inventory-list.ts';
import { stockHistory } from './stock-history.ts';

export function inventoryRoutes(now: () => Date): Router {
  return serveEndpoints(inventoryEndpoints, {
    list: ({ query }) => listInventory(query),
    totals: async () => ({ totals: await inventoryTotals() }),
    movements: ({ params: { id }, query }) => stockHistory(productId(id), query),
    adjust: async ({ params: { id }, body, caller }) => ({
      product: await adjustStock({ productId: productId(id), by: caller.uid, at: now() }, body),
    }),
  });
}

function productId(id: string): string {
  if (isRecordId(id)) return id;
  throw notFound(catalogueMessages.product_not_found());
}
