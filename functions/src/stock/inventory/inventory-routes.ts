import type { Router } from 'express';

import { inventoryEndpoints } from '@kargha/domain/stock/inventory-endpoints';
import { isRecordId } from '@kargha/domain/records/record-id';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import { notFound } from '../../http/errors.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import type { Staff } from '../../people/users/staff.ts';
import { adjustStock } from './adjust-stock.ts';
import { inventoryTotals, listInventory } from './inventory-list.ts';
import { stockHistory } from './stock-history.ts';

export function inventoryRoutes(now: () => Date): Router {
  return serveEndpoints(inventoryEndpoints, {
    list: ({ query, caller }) =>
      listInventory({ ...query, costs: query.costs && readsCosts(caller) }),
    totals: async ({ caller }) => {
      const totals = await inventoryTotals();
      return {
        totals: readsCosts(caller) ? totals : { ...totals, value: null, withoutCost: null },
      };
    },
    movements: ({ params: { id }, query }) => stockHistory(productId(id), query),
    adjust: async ({ params: { id }, body, caller }) => {
      const change = { productId: productId(id), by: caller.uid, at: now() };
      const product = await adjustStock(change, body);
      return { product: readsCosts(caller) ? product : { ...product, unitCost: null } };
    },
  });
}

function readsCosts({ permissions }: Staff): boolean {
  return permissions.has('costs.read');
}

function productId(id: string): string {
  if (isRecordId(id)) return id;
  throw notFound(catalogueMessages.product_not_found());
}
