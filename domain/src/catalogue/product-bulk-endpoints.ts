import { array, nullable, object, string, type InferOutput } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { count, time } from '../api/response-fields.ts';
import {
  productBulkFilterSchema,
  productBulkStepSchema,
  selectedProductsSchema,
} from './product-bulk.ts';

/** `problem` is '' for a changed product. */
const productOutcome = object({ id: string(), title: string(), problem: string() });
export type ProductOutcome = InferOutput<typeof productOutcome>;

const productBulkProgress = object({
  outcomes: array(productOutcome),
  nextCursor: nullable(string()),
});
export type ProductBulkProgress = InferOutput<typeof productBulkProgress>;

export const productBulkEndpoints = defineEndpoints('/api/product-bulk', {
  count: {
    method: 'GET',
    path: '/count',
    does: 'Counts the products that match a filter.',
    who: 'staff',
    permission: 'products.edit',
    query: productBulkFilterSchema,
    response: object({ count, until: time }),
  },
  changeSelected: {
    method: 'POST',
    path: '/ticked',
    does: 'Applies one change to selected products, each with its own outcome.',
    who: 'staff',
    permission: 'products.edit',
    body: selectedProductsSchema,
    response: object({ outcomes: array(productOutcome) }),
  },
  step: {
    method: 'POST',
    path: '/steps',
    does: 'Applies one change to the next products that match a filter.',
    who: 'staff',
    permission: 'products.edit',
    body: productBulkStepSchema,
    response: productBulkProgress,
  },
});
