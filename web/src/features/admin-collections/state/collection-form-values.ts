import type { CollectionSettings } from '@kargha/domain/catalogue/collection-endpoints';
import type { Condition, NewCollection } from '@kargha/domain/catalogue/collection-rule';
import { slugOf } from '@kargha/domain/catalogue/slug';

export interface ChosenProduct {
  id: string;
  title: string;
}

export interface CollectionFormValues {
  slug: string;
  title: string;
  description: string;
  titleHindi: string;
  descriptionHindi: string;
  kind: string;
  match: string;
  conditions: Condition[];
  products: ChosenProduct[];
  /** null means the picture of the first product */
  cover: ChosenProduct | null;
  published: boolean;
}

export const BLANK_COLLECTION: CollectionFormValues = {
  slug: '',
  title: '',
  description: '',
  titleHindi: '',
  descriptionHindi: '',
  kind: 'manual',
  match: 'all',
  conditions: [],
  products: [],
  cover: null,
  published: true,
};

export function toCollectionFormValues(collection: CollectionSettings): CollectionFormValues {
  const { slug, title, description, kind, match, conditions, published, titles } = collection;
  const product = (id: string) => ({ id, title: titles[id] ?? '' });
  const { coverProductId } = collection;
  return {
    slug,
    title,
    description,
    titleHindi: collection.titleHindi ?? '',
    descriptionHindi: collection.descriptionHindi ?? '',
    kind,
    match,
    conditions,
    products: collection.productIds.map(product),
    cover: coverProductId === '' ? null : product(coverProductId),
    published,
  };
}

function slugFor({ slug, title }: CollectionFormValues): string {
  return slug.trim() || slugOf(title, '');
}

export function toCollectionPayload(values: CollectionFormValues): NewCollection {
  const { title, description, conditions, products, cover, published } = values;
  const kind = values.kind === 'rule' ? 'rule' : 'manual';
  return {
    slug: slugFor(values),
    title: title.trim(),
    description: description.trim(),
    titleHindi: values.titleHindi.trim(),
    descriptionHindi: values.descriptionHindi.trim(),
    kind,
    match: values.match === 'any' ? 'any' : 'all',
    conditions: kind === 'rule' ? conditions : [],
    productIds: kind === 'manual' ? products.map(({ id }) => id) : [],
    coverProductId: cover?.id ?? '',
    published,
  };
}

interface Messages {
  titleMissing: string;
  invalidSlug: string;
  conditionsMissing: string;
  invalidConditions: string;
}

export function validateCollection(
  values: CollectionFormValues,
  messages: Messages,
): Partial<Record<keyof CollectionFormValues, string>> {
  const conditions =
    values.kind === 'rule' ? conditionError(values.conditions, messages) : undefined;
  const isValidSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slugFor(values));
  const hasTitle = values.title.trim() !== '';
  return {
    ...(!hasTitle && { title: messages.titleMissing }),
    ...(hasTitle && !isValidSlug && { slug: messages.invalidSlug }),
    ...(conditions !== undefined && { conditions }),
  };
}

function conditionError(conditions: readonly Condition[], messages: Messages): string | undefined {
  if (conditions.length === 0) return messages.conditionsMissing;
  const isValid = ({ field, value }: Condition) =>
    field.startsWith('price') ? /^\d{1,7}(\.\d{1,2})?$/.test(value.trim()) : value.trim() !== '';
  return conditions.every(isValid) ? undefined : messages.invalidConditions;
}

export function moveProduct(
  products: readonly ChosenProduct[],
  from: number,
  by: -1 | 1,
): ChosenProduct[] {
  const after = [...products];
  const [one] = after.splice(from, 1);
  if (one) after.splice(Math.min(Math.max(from + by, 0), after.length), 0, one);
  return after;
}
