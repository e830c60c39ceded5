import { array as list, optional, picklist, string as plain, type InferOutput } from 'valibot';
import { array, boolean, object, string, type InferType } from 'yup';

import type { CatalogueEntry } from './catalogue-index.ts';
import {
  hasNoDuplicates,
  noteField,
  productIdField,
  revisionField,
} from '../records/request-fields.ts';
import { amount, flag, storedObject, text, texts, timeOrEpoch } from '../records/stored-fields.ts';
import { formMessages } from '../messages/form-messages.ts';

export const CONDITION_FIELDS = [
  'category',
  'collection',
  'craft',
  'fabric',
  'region',
  'tag',
  'price-from',
  'price-below',
] as const;
type ConditionField = Condition['field'];

export const CONDITION_LABELS: Record<ConditionField, string> = {
  category: 'Category is',
  collection: 'Product collection is',
  craft: 'Craft is',
  fabric: 'Fabric is',
  region: 'State is',
  tag: 'Tags and craft contain',
  'price-from': 'Price from (₹)',
  'price-below': 'Price below (₹)',
};

/** What staff see of a collection: a group of products across categories, picked by hand or by a rule. */
export const collectionFields = {
  slug: plain(),
  title: text,
  description: text,
  /** Hindi texts. Without a Hindi title, shoppers see the English ones. */
  titleHindi: optional(plain()),
  descriptionHindi: optional(plain()),
  kind: optional(picklist(['manual', 'rule']), 'manual'),
  match: optional(picklist(['all', 'any']), 'all'),
  conditions: optional(
    list(storedObject({ field: picklist(CONDITION_FIELDS), value: plain() })),
    [],
  ),
  productIds: texts,
  /** product whose picture is the cover; '' for the first product */
  coverProductId: text,
  published: flag,
  revision: amount,
};

/** collections/{slug}, with its slug; shown at /collections/{slug}. */
export const collectionSchema = storedObject({
  ...collectionFields,
  createdAt: timeOrEpoch,
  updatedAt: timeOrEpoch,
});
export type ShopCollection = InferOutput<typeof collectionSchema>;
export type Condition = ShopCollection['conditions'][number];
export type CollectionContent = Pick<
  ShopCollection,
  'kind' | 'match' | 'conditions' | 'productIds'
>;

/** The public products of a collection: hand-picked ones in their order, rule-based ones newest first. */
export function collectionMembers<Entry extends CatalogueEntry>(
  content: CollectionContent,
  entries: readonly Entry[],
): Entry[] {
  if (content.kind === 'rule') {
    return entries
      .filter((entry) => matchesRule(entry, content))
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  }
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  return content.productIds.flatMap((id) => known.get(id) ?? []);
}

/** A rule without conditions matches nothing. */
function matchesRule(
  entry: CatalogueEntry,
  { match, conditions }: Pick<CollectionContent, 'match' | 'conditions'>,
): boolean {
  if (conditions.length === 0) return false;
  const fits = (condition: Condition) => TESTS[condition.field](entry, condition.value);
  return match === 'all' ? conditions.every(fits) : conditions.some(fits);
}

const isSameText = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();

const TESTS: Record<ConditionField, (entry: CatalogueEntry, value: string) => boolean> = {
  category: (entry, value) => isSameText(entry.category, value),
  collection: (entry, value) => isSameText(entry.collection, value),
  craft: (entry, value) => isSameText(entry.weave, value),
  fabric: (entry, value) => entry.fabrics.some((fabric) => isSameText(fabric, value)),
  region: (entry, value) => isSameText(entry.region, value),
  tag: ({ words }, value) => ` ${words.toLowerCase()} `.includes(` ${value.trim().toLowerCase()} `),
  'price-from': ({ price }, value) => price >= Number(value),
  'price-below': ({ price }, value) => price < Number(value),
};

export const MAX_LISTED_PRODUCTS = 500;
const MAX_CONDITIONS = 20;

const isPrice = (field: unknown) => field === 'price-from' || field === 'price-below';

const condition = object({
  field: string().oneOf(CONDITION_FIELDS, 'This condition is not valid.').required(),
  value: string()
    .trim()
    .max(60, 'A value can have at most 60 characters.')
    .required('Every condition needs a value.')
    .test(
      'price',
      'Enter the price in rupees.',
      (value, { parent }) =>
        !isPrice((parent as { field?: unknown }).field) || /^\d{1,7}(\.\d{1,2})?$/.test(value),
    ),
}).exact(formMessages.unknown_field);

const content = {
  title: string()
    .trim()
    .max(80, 'A title can have at most 80 characters.')
    .required('Please enter a title.'),
  description: noteField(),
  titleHindi: string().trim().max(80, 'A title can have at most 80 characters.').optional(),
  descriptionHindi: string().trim().max(500, formMessages.at_most).optional(),
  kind: string().oneOf(['manual', 'rule']).required(),
  match: string().oneOf(['all', 'any']).default('all'),
  conditions: array(condition)
    .max(MAX_CONDITIONS, `At most ${MAX_CONDITIONS} conditions.`)
    .when('kind', {
      is: 'rule',
      then: (conditions) => conditions.min(1, 'Add at least one condition.'),
    })
    .default([]),
  productIds: array(productIdField())
    .max(MAX_LISTED_PRODUCTS, `At most ${MAX_LISTED_PRODUCTS} products.`)
    .test('each-once', formMessages.duplicate_product, (ids) =>
      hasNoDuplicates(ids?.map((productId) => ({ productId }))),
    )
    .default([]),
  coverProductId: string()
    .matches(/^[A-Za-z0-9_-]{0,100}$/, formMessages.not_a_product_id)
    .default(''),
  published: boolean().required('Choose whether the collection is published.'),
};

export const newCollectionSchema = object({
  slug: string()
    .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use only lowercase letters, digits and single hyphens.')
    .max(60, 'An address can have at most 60 characters.')
    .required('Please enter an address.'),
  ...content,
}).exact(formMessages.unknown_field);
export type NewCollection = InferType<typeof newCollectionSchema>;

const revision = revisionField('collection');

/** PUT /api/collections/{slug}: the whole collection and the revision that was edited. */
export const collectionChangeSchema = object({ revision, ...content }).exact(
  formMessages.unknown_field,
);
export type CollectionChange = InferType<typeof collectionChangeSchema>;

export const collectionQuerySchema = object({ cursor: string().max(200) });
export type CollectionQuery = InferType<typeof collectionQuerySchema>;
