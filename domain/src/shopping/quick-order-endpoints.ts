import {
  array,
  boolean,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
  type InferOutput,
} from 'valibot';
import { array as listOf, object as fields, string as text } from 'yup';

import { LIST_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { productSchema } from '../catalogue/product-schema.ts';
import { PRODUCT_STATUSES } from '../catalogue/product.ts';
import { MAX_QUICK_LINES, MAX_SKU_LENGTH } from './quick-order.ts';
import { quoteMessages } from '../messages/quote-messages.ts';
import { formMessages } from '../messages/form-messages.ts';
import { lineOptions } from '../records/stored-fields.ts';

const quickOrderSchema = fields({
  skus: listOf(
    text()
      .strict()
      .max(MAX_SKU_LENGTH, quoteMessages.sku_too_long)
      .matches(/\S/, quoteMessages.sku_missing)
      .required(quoteMessages.sku_missing),
  )
    .strict()
    .min(1, quoteMessages.sku_missing)
    .max(MAX_QUICK_LINES, quoteMessages.too_many_skus)
    .required(quoteMessages.sku_missing),
}).exact(formMessages.unknown_field);

const quickProduct = object({
  _id: string(),
  title: string(),
  titleHindi: optional(string()),
  sku: string(),
  price: number(),
  /** original price */
  costPerItem: number(),
  quantity: number(),
  trackQuantity: boolean(),
  continueSelling: boolean(),
  bulk: nullable(object({ minimum: number(), multiple: number(), leadTimeDays: number() })),
  variants: array(object({ id: string(), name: string(), values: array(string()) })),
  /** the stock of each combination of options; empty when they share one */
  combinations: productSchema.entries.combinations,
  status: picklist(PRODUCT_STATUSES),
  /** the first one, if any */
  pictures: array(
    object({
      path: string(),
      alt: optional(string(), ''),
      color: optional(string(), ''),
      width: number(),
      height: number(),
    }),
  ),
  /** the first one, if any */
  images: array(string()),
  provenance: nullable(object({ cluster: optional(string(), ''), state: optional(string(), '') })),
});
export type QuickProduct = InferOutput<typeof quickProduct>;

const foundSku = object({
  sku: string(),
  /** null: it is no longer sold */
  product: nullable(quickProduct),
  /** of the variant that the SKU names; missing when it names the product */
  options: lineOptions,
});

export const quickOrderEndpoints = defineEndpoints('/api/quick-order', {
  find: {
    method: 'POST',
    path: '/',
    does: 'Finds the products of up to 200 SKUs, for business buyers.',
    onlyReads: true,
    who: 'person',
    body: quickOrderSchema,
    bodyBytes: LIST_BODY,
    response: object({ found: array(foundSku) }),
  },
});
