import type {
  CollectionSettings,
  Condition,
  NewCollection,
} from '@kargha/domain/catalogue/collection-rule';
import { slugOf } from '@kargha/domain/catalogue/slug';

export interface TypedProduct {
  id: string;
  /** '' when it is not there any more */
  title: string;
}

/** The form as it is typed. */
export interface TypedCollection {
  slug: string;
  title: string;
  description: string;
  titleHindi: string;
  descriptionHindi: string;
  kind: string;
  match: string;
  conditions: Condition[];
  products: TypedProduct[];
  /** null: the picture of its first product */
  cover: TypedProduct | null;
  published: boolean;
}

export const BLANK_COLLECTION: TypedCollection = {
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

/** The form of a collection that is there. */
export function typedCollection(collection: CollectionSettings): TypedCollection {
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

/** The address that is sent: as typed, or made of the title. */
function addressOf({ slug, title }: TypedCollection): string {
  return slug.trim() || slugOf(title, '');
}

/** What is sent. Only for a form without errors. */
export function sentCollection(typed: TypedCollection): NewCollection {
  const { title, description, conditions, products, cover, published } = typed;
  const kind = typed.kind === 'rule' ? 'rule' : 'manual';
  return {
    slug: addressOf(typed),
    title: title.trim(),
    description: description.trim(),
    titleHindi: typed.titleHindi.trim(),
    descriptionHindi: typed.descriptionHindi.trim(),
    kind,
    match: typed.match === 'any' ? 'any' : 'all',
    conditions: kind === 'rule' ? conditions : [],
    productIds: kind === 'manual' ? products.map(({ id }) => id) : [],
    coverProductId: cover?.id ?? '',
    published,
  };
}

interface Sentences {
  noTitle: string;
  wrongSlug: string;
  noConditions: string;
  wrongConditions: string;
}

/** What is wrong, by field. */
export function collectionErrors(
  typed: TypedCollection,
  say: Sentences,
): Partial<Record<keyof TypedCollection, string>> {
  const conditions = typed.kind === 'rule' ? conditionProblem(typed.conditions, say) : undefined;
  const isAddress = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(addressOf(typed));
  const hasTitle = typed.title.trim() !== '';
  return {
    ...(!hasTitle && { title: say.noTitle }),
    ...(hasTitle && !isAddress && { slug: say.wrongSlug }),
    ...(conditions !== undefined && { conditions }),
  };
}

function conditionProblem(conditions: readonly Condition[], say: Sentences): string | undefined {
  if (conditions.length === 0) return say.noConditions;
  const isRight = ({ field, value }: Condition) =>
    field.startsWith('price') ? /^\d{1,7}(\.\d{1,2})?$/.test(value.trim()) : value.trim() !== '';
  return conditions.every(isRight) ? undefined : say.wrongConditions;
}

/** The list with one product a step earlier or later; as it was at its ends. */
export function moved(products: readonly TypedProduct[], from: number, by: -1 | 1): TypedProduct[] {
  const after = [...products];
  const [one] = after.splice(from, 1);
  if (one) after.splice(Math.min(Math.max(from + by, 0), after.length), 0, one);
  return after;
}
