import { array, date, object, string, type InferType } from 'yup';

import { PRODUCT_VIEWS } from './product-choices.ts';
import { productIdField } from '../records/request-fields.ts';
import { splitCommaList } from '../records/split-text.ts';
import { queryTokens } from './search-words.ts';
import { catalogueMessages } from '../messages/catalogue-messages.ts';
import { formMessages } from '../messages/form-messages.ts';

/** Bulk actions. The last three need a value. */
export const PRODUCT_BULK_ACTIONS = [
  'activate',
  'archive',
  'draft',
  'add-tags',
  'remove-tags',
  'collect',
] as const;
export type ProductBulkAction = (typeof PRODUCT_BULK_ACTIONS)[number];

export const PRODUCTS_PER_BULK_STEP = 20;

/** Larger lists have to be filtered first. */
export const MAX_BULK_PRODUCTS = 5000;

const MAX_TAG_LENGTH = 40;
const MAX_TAGS = 30;
const NEEDS_VALUE: readonly string[] = ['add-tags', 'remove-tags', 'collect'];

const filterFields = {
  status: string()
    .oneOf(['', ...PRODUCT_VIEWS], catalogueMessages.product_status)
    .default(''),
  search: string()
    .trim()
    .max(100, formMessages.search_too_long)
    .test(
      'words',
      'Search for whole words or the start of words.',
      (typed) => !typed || queryTokens(typed).length > 0,
    )
    .default(''),
};

export const productBulkFilterSchema = object(filterFields);
export type ProductBulkFilter = InferType<typeof productBulkFilterSchema>;

const changeFields = {
  action: string()
    .oneOf(PRODUCT_BULK_ACTIONS, 'This action is not available in bulk.')
    .required('Please choose an action.'),
  /** tags separated by commas, or the slug of a collection */
  value: string()
    .trim()
    .max(500, formMessages.at_most)
    .default('')
    .when('action', {
      is: (action: string) => NEEDS_VALUE.includes(action),
      then: (value) => value.required('Enter the tags or choose a collection.'),
    })
    .test(
      'tags',
      `A tag can have at most ${MAX_TAG_LENGTH} characters.`,
      (typed, { parent }) =>
        (parent as { action?: unknown }).action === 'collect' ||
        splitCommaList(typed).every((tag) => tag.length <= MAX_TAG_LENGTH),
    ),
};

/** POST /api/product-bulk/ticked: selected products by ID. */
export const selectedProductsSchema = object({
  ...changeFields,
  ids: array(productIdField())
    .strict()
    .min(1, 'Select at least one product.')
    .max(PRODUCTS_PER_BULK_STEP, `At most ${PRODUCTS_PER_BULK_STEP} products at a time.`)
    .required('Select at least one product.'),
}).exact(formMessages.unknown_field);

/** POST /api/product-bulk/steps: the next products of a filter, as it was at a point in time. */
export const productBulkStepSchema = object({
  ...changeFields,
  filter: productBulkFilterSchema.exact(formMessages.unknown_field).required(),
  until: date().typeError('This is not a valid time.').required('Please count the products first.'),
  cursor: string().max(200).default(''),
}).exact(formMessages.unknown_field);
export type ProductBulkStep = InferType<typeof productBulkStepSchema>;
export type ProductBulkChange = Pick<ProductBulkStep, 'action' | 'value'>;

/** Null when there would be too many tags. Tags are compared without case. */
export function withTags(tags: readonly string[], more: readonly string[]): string[] | null {
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  const all = [...tags, ...more.filter((tag) => !known.has(tag.toLowerCase()))];
  return all.length > MAX_TAGS ? null : all;
}

/** Tags are compared without case. */
export function withoutTags(tags: readonly string[], fewer: readonly string[]): string[] {
  const removed = new Set(fewer.map((tag) => tag.toLowerCase()));
  return tags.filter((tag) => !removed.has(tag.toLowerCase()));
}
