import {
  array,
  boolean,
  date,
  number,
  object,
  string,
  ValidationError,
  type InferType,
  type ISchema,
  type ObjectSchema,
} from 'yup';

import { bulkInputSchema } from './bulk-input.ts';
import { findCategory, findCollection } from './categories.ts';
import { COST_FIELDS } from './cost-input.ts';
import {
  missingFields,
  PRICE_NOT_POSITIVE,
  REQUIRED_FIELDS_MISSING,
} from './required-product-fields.ts';
import { requestIdField } from '../stock/inventory.ts';
import {
  MARKETS,
  MAX_OPTIONS,
  PACKAGE_TYPES,
  PRODUCT_STATUSES,
  SALES_CHANNELS,
  WEIGHT_UNITS,
} from './product.ts';
import { HSN_CODE_OR_NONE } from './hsn-code.ts';
import {
  HIGHEST_PRICE,
  HIGHEST_QUANTITY,
  HIGHEST_WEIGHT,
  PRODUCT_LENGTHS as LENGTHS,
} from './product-limits.ts';
import { labelInputSchema } from './label-input.ts';
import { provenanceInputSchema } from './provenance-input.ts';
import { combinationsInputSchema, lowStockInput } from './variant-input.ts';
import { tailoringInputSchema } from './tailoring-input.ts';
import { marksInputSchema, silkMarkRule } from './trust-mark-input.ts';
import { stripGrouping } from '../money/parse-number.ts';

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
export const MAX_IMAGES = 12;
/** 32 MB, the limit of Cloud Functions. New pictures are sent as data URLs. */
export const MAX_PRODUCT_REQUEST = 32 * 1024 * 1024;
/** Leaves 1 MB for the other fields. */
export const MAX_IMAGES_LENGTH = MAX_PRODUCT_REQUEST - 1024 * 1024;
export const IMAGE_TYPES = [
  'image/jpeg',
  'image/jpg',
  'image/png',
  'image/gif',
  'image/webp',
] as const;

/** Base64 makes a picture a third longer. */
const MAX_DATA_STRING_LENGTH = Math.ceil((MAX_IMAGE_BYTES * 4) / 3) + 64;

const IMAGE_SOURCE = /^(data:image\/[a-z+.-]+;base64,|https?:\/\/|\/(?!\/)|products\/)/;
const IMAGE_REFUSED = 'An image must be a data URL, an https URL or a path in the store.';

const text = (longest: number) => string().trim().max(longest);
const rupees = () => number().min(0).max(HIGHEST_PRICE);

const variantSchema = object({
  id: text(60).required(),
  name: text(LENGTHS.option).required(),
  values: array(text(LENGTHS.option).required()).max(50).required(),
});

/** Fields that staff may send. Products other than drafts need more than a title: see missingFields. */
const fields = {
  title: text(LENGTHS.title).required(REQUIRED_FIELDS_MISSING),
  description: text(LENGTHS.description).default(''),
  titleHindi: text(LENGTHS.title).default(''),
  descriptionHindi: text(LENGTHS.description).default(''),
  category: text(40)
    .default('')
    .test(
      'known-category',
      'Choose a category from the list.',
      (value) => !value || findCategory(value) !== undefined,
    ),
  productCollection: text(40).default(''),
  price: number().min(0, PRICE_NOT_POSITIVE).max(HIGHEST_PRICE).default(0),
  /** the original price, which is public */
  costPerItem: rupees().default(0),
  chargeTax: boolean().default(true),
  hsnCode: string()
    .trim()
    .matches(HSN_CODE_OR_NONE, 'An HSN code has 4, 6 or 8 digits.')
    .default(''),
  trackQuantity: boolean().default(true),
  quantity: number().integer().min(0).max(HIGHEST_QUANTITY).default(0),
  lowStock: lowStockInput,
  continueSelling: boolean().default(false),
  hasSKU: boolean().default(false),
  sku: text(LENGTHS.sku).uppercase().default(''),
  barcode: text(LENGTHS.barcode).default(''),
  isPhysicalProduct: boolean().default(true),
  weight: number().min(0).max(HIGHEST_WEIGHT).default(0),
  weightUnit: string().oneOf(WEIGHT_UNITS).default('kg'),
  packageType: string().oneOf(PACKAGE_TYPES).default('store-default'),
  searchTitle: text(LENGTHS.searchTitle).default(''),
  searchDescription: text(LENGTHS.searchDescription).default(''),
  tags: array(text(LENGTHS.tag).required()).max(30).default([]),
  productType: text(LENGTHS.productType).default(''),
  vendor: text(LENGTHS.vendor).default(''),
  salesChannels: array(string().oneOf(SALES_CHANNELS).required()).max(2).default(['online-store']),
  markets: array(string().oneOf(MARKETS).required()).max(1).default([]),
  variants: array(variantSchema).max(MAX_OPTIONS).default([]),
  combinations: combinationsInputSchema,
  images: array(
    string().max(MAX_DATA_STRING_LENGTH).matches(IMAGE_SOURCE, IMAGE_REFUSED).required(),
  )
    .max(MAX_IMAGES)
    .default([]),
  status: string().oneOf(PRODUCT_STATUSES).default('active'),
  restricted: boolean().default(false),
  bulk: bulkInputSchema,
  accessCodeId: string().trim().max(100).nullable().default(null),
  provenance: provenanceInputSchema,
  marks: marksInputSchema,
  label: labelInputSchema,
  tailoring: tailoringInputSchema,
  ...COST_FIELDS,
};

/** POST /api/products: the product form with its messages (spec §5). A draft needs only a title. */
export const productInputSchema = object(fields)
  .test('finished', (input, { createError }) => {
    const missing = input.status === 'draft' ? [] : Object.entries(missingFields(input));
    const errors = missing.map(([path, message]) => createError({ path, message }));
    return errors.length === 0 || new ValidationError(errors);
  })
  .test('collection-of-category', 'Choose a collection in this category.', (input) =>
    isInCategory(input.category, input.productCollection),
  )
  .test('silk-mark', (input, context) => silkMarkRule(input, context))
  .transform((sent: SentSku) => ({ ...sent, hasSKU: hasText(sent.sku) }));

export type ProductInput = InferType<typeof productInputSchema>;
export type ProductUpdate = Partial<ProductInput>;

/** With a request ID, a repeated request creates one product. */
export const productRequestSchema = object({ requestId: requestIdField().optional() });

const seenFields = {
  /** `updatedAt` of the product that was opened, as ISO time */
  seenAt: date().optional(),
  /** the quantity that was shown; a new quantity is applied as a difference, so that sales in the meantime are kept */
  seenQuantity: number().integer().optional(),
};
const seenSchema = object(seenFields);
export type Seen = InferType<typeof seenSchema>;

/** The fields without their defaults, so that only those that are sent change. */
const updateFields = Object.fromEntries(
  Object.entries<AnyField>(fields).map(([name, field]) => [
    name,
    field.optional().default(undefined),
  ]),
);

interface AnyField {
  optional: () => { default: (value: undefined) => ISchema<unknown> };
}

/** PUT /api/products/{id}: any subset of the fields. Missing required fields are checked by missingAfterUpdate. */
export const productUpdateSchema = object({ ...updateFields, ...seenFields }).transform(
  (sent: SentSku) => (sent.sku === undefined ? sent : { ...sent, hasSKU: hasText(sent.sku) }),
) as unknown as ObjectSchema<ProductUpdate & Seen>;

/** The update of a product. Throws yup's ValidationError with every invalid field. */
export function readProductUpdate(sent: object): Promise<ProductUpdate> {
  return productUpdateSchema.validate(sent, { abortEarly: false, stripUnknown: true });
}

/** Returns 0 for text that is not a number, and for a misplaced comma. */
export function parseDecimal(typed: string): number {
  const plain = stripGrouping(typed);
  const value = plain.includes(',') ? 0 : Number.parseFloat(plain);
  return Number.isFinite(value) ? value : 0;
}

/** Returns 0 for text that is not a number. */
export function parseInteger(typed: string): number {
  return Math.trunc(parseDecimal(typed));
}

/** True also when one of them is missing: other rules check that. */
export function isInCategory(category?: string, collection?: string): boolean {
  if (!category || !collection || !findCategory(category)) return true;
  return findCollection(category, collection) !== undefined;
}

interface SentSku {
  sku?: unknown;
}

/** hasSKU is true only when a SKU is given (spec §5). */
function hasText(sku: unknown): boolean {
  return typeof sku === 'string' ? sku.trim() !== '' : sku !== undefined;
}
