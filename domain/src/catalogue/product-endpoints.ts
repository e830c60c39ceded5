import { array, number, object, optional, record, string } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { count } from '../api/response-fields.ts';
import { costingResponse, productCosts } from './costing.ts';
import {
  MAX_PRODUCT_REQUEST,
  productInputSchema,
  productRequestSchema,
  productUpdateSchema,
} from './product-input.ts';
import { productListQuerySchema } from './product-list-query.ts';
import { productSchema } from './product-schema.ts';
import { MAX_VIDEO_REQUEST, productVideoSchema } from './product-video.ts';

const response = object({ product: productSchema });

const choice = { value: string(), label: string() };

export const productEndpoints = defineEndpoints('/api/products', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists products, page by page: active ones for shoppers, all of them for staff. Past 1,000 products only the cursor works.',
    query: productListQuerySchema,
    response: object({
      products: array(productSchema),
      page: count,
      limit: count,
      total: count,
      /** missing on the last page */
      nextCursor: optional(string()),
      /** by product, for staff who ask for them */
      costs: optional(record(string(), productCosts)),
    }),
    cachedForGuests: true,
  },
  create: {
    method: 'POST',
    path: '/',
    does: 'Adds a product. A trust mark that is `checked` records who checked it and when. With a `requestId`, the same request creates one product.',
    who: 'staff',
    permission: 'products.edit',
    body: productInputSchema.concat(productRequestSchema),
    ignoresUnknown: true,
    bodyBytes: MAX_PRODUCT_REQUEST,
    response,
    errors: ['already_saved'],
  },
  categories: {
    method: 'GET',
    path: '/categories',
    does: 'Lists the categories.',
    response: object({
      categories: array(object({ ...choice, collections: array(object(choice)) })),
    }),
    cachedForGuests: true,
  },
  find: {
    method: 'GET',
    path: '/:id',
    does: 'Returns a product, with its bulk prices and its cost for staff.',
    response: object({
      product: productSchema,
      bulkTiers: optional(array(object({ from: number(), percentOff: number() })), []),
      costing: optional(costingResponse),
    }),
    cachedForGuests: true,
  },
  update: {
    method: 'PUT',
    path: '/:id',
    does: 'Changes the fields of a product that are sent. A trust mark that changes has to be checked again.',
    who: 'staff',
    permission: 'products.edit',
    body: productUpdateSchema,
    ignoresUnknown: true,
    bodyBytes: MAX_PRODUCT_REQUEST,
    response,
    errors: ['stale'],
  },
  remove: {
    method: 'DELETE',
    path: '/:id',
    does: 'Deletes a product that is in no open order.',
    who: 'staff',
    permission: 'products.delete',
    errors: ['in_open_orders'],
  },
  setVideo: {
    method: 'PUT',
    path: '/:id/video',
    does: 'Stores the video of a product without its sound and replaces an earlier one.',
    who: 'staff',
    permission: 'products.edit',
    body: productVideoSchema,
    bodyBytes: MAX_VIDEO_REQUEST,
    response,
  },
  removeVideo: {
    method: 'DELETE',
    path: '/:id/video',
    does: 'Deletes the video of a product.',
    who: 'staff',
    permission: 'products.edit',
    response,
  },
});
