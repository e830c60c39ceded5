import {
  array,
  boolean,
  nullable,
  nullish,
  number,
  object,
  optional,
  picklist,
  record,
  string,
  type InferOutput,
} from 'valibot';

import { FORM_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { count, pageOf, paiseAmount, time } from '../api/response-fields.ts';
import { PRODUCT_STATUSES } from '../catalogue/product.ts';
import {
  inventoryQuerySchema,
  stockAdjustmentSchema,
  stockHistoryQuerySchema,
} from './inventory.ts';
import { MOVEMENT_REASONS } from './stock.ts';

const variantLevel = object({
  id: string(),
  options: record(string(), string()),
  sku: string(),
  available: number(),
  committed: number(),
  /** staff are notified at this number */
  lowStock: number(),
});

const inventoryRow = object({
  id: string(),
  title: string(),
  sku: string(),
  status: picklist(PRODUCT_STATUSES),
  isTracked: boolean(),
  /** below 0 for back-orders */
  available: number(),
  committed: number(),
  onHand: number(),
  /** staff are notified at this number */
  lowStock: number(),
  /** rupees; null while it is unknown, and in lists that are read without costs */
  unitCost: nullable(number()),
  /** the variants on sale, each with its own stock; empty when the product has one stock */
  variants: array(variantLevel),
  /** variants that are no longer sold and still have units, such as returned ones */
  retired: optional(array(variantLevel), []),
  /** available units that belong to no variant; 0 when no variant has units */
  unassigned: number(),
});
export type InventoryRow = InferOutput<typeof inventoryRow>;

const inventoryTotals = object({
  products: count,
  lowStock: count,
  outOfStock: count,
  /** the stock whose cost is known, at cost; null for staff who may not see costs */
  value: nullable(paiseAmount),
  /** products with stock whose cost is unknown; null for staff who may not see costs */
  withoutCost: optional(nullable(count), null),
});
export type InventoryTotals = InferOutput<typeof inventoryTotals>;

const stockHistoryRow = object({
  id: string(),
  /** the options of the variant that moved; '' for the product's own stock */
  variant: string(),
  reason: picklist(MOVEMENT_REASONS),
  quantityDelta: number(),
  committedDelta: number(),
  orderId: nullish(string(), null),
  note: string(),
  /** path of the related document; '' without one */
  source: string(),
  /** name of the person, where known */
  by: string(),
  at: time,
});
export type StockHistoryRow = InferOutput<typeof stockHistoryRow>;

export const inventoryEndpoints = defineEndpoints('/api/inventory', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists stock, page by page.',
    who: 'staff',
    permission: 'stock.read',
    query: inventoryQuerySchema,
    response: pageOf(inventoryRow),
  },
  totals: {
    method: 'GET',
    path: '/totals',
    does: 'Counts products and adds up their value.',
    who: 'staff',
    permission: 'stock.read',
    response: object({ totals: inventoryTotals }),
  },
  movements: {
    method: 'GET',
    path: '/:id/movements',
    does: 'Lists the stock changes of a product, newest first.',
    who: 'staff',
    permission: 'stock.read',
    query: stockHistoryQuerySchema,
    response: pageOf(stockHistoryRow),
  },
  adjust: {
    method: 'POST',
    path: '/:id/adjust',
    does: 'Adjusts the stock of a product by a difference, once per request ID.',
    who: 'staff',
    permission: 'stock.edit',
    body: stockAdjustmentSchema,
    bodyBytes: FORM_BODY,
    response: object({ product: inventoryRow }),
    errors: ['not_tracked', 'below_zero', 'already_saved'],
  },
});
