import {
  listOf,
  numberOf,
  numberOrNull,
  optionalText,
  recordOf,
  textOf,
  timeOf,
  type StoredPart,
} from '../records/stored-record.ts';
import {
  PRODUCT_STATUSES,
  type Product,
  type ProductPicture,
  type SoldCombination,
} from './product.ts';
import type { Provenance } from './provenance.ts';

/** What cards show of a product. A whole product is one too; others may have only the pictures that cards show. */
export interface CardProduct extends Pick<
  Product,
  | '_id'
  | 'slug'
  | 'title'
  | 'titleHindi'
  | 'category'
  | 'productCollection'
  | 'price'
  | 'costPerItem'
  | 'chargeTax'
  | 'hsnCode'
  | 'trackQuantity'
  | 'quantity'
  | 'continueSelling'
  | 'pictures'
  | 'status'
  | 'soldScore'
  | 'reviews'
  | 'createdAt'
> {
  /** what shoppers choose from; a card only needs to know whether there is something to choose */
  variants: readonly unknown[];
  combinations: Readonly<Record<string, SoldCombination>>;
  provenance: Pick<Provenance, 'cluster' | 'state'> | null;
}

/** The stored fields of a card: a quarter of what a whole product weighs. */
export const CARD_FIELDS = [
  'slug',
  'title',
  'titleHindi',
  'category',
  'productCollection',
  'price',
  'costPerItem',
  'chargeTax',
  'hsnCode',
  'trackQuantity',
  'quantity',
  'continueSelling',
  'variants',
  'combinations',
  'cardPictures',
  'provenance.cluster',
  'provenance.state',
  'status',
  'soldScore',
  'reviews.count',
  'reviews.sum',
  'createdAt',
] as const;

/**
 * A wrong value counts as missing, as with productSchema. Every first view of the shop reads cards, so this does without
 * the schema and its library, which weigh 5 kB.
 */
export function readCardProduct(id: string, stored: unknown): CardProduct {
  const fields = recordOf(stored);
  return {
    _id: id,
    slug: textOf(fields.slug),
    title: textOf(fields.title),
    titleHindi: optionalText(fields.titleHindi),
    category: textOf(fields.category),
    productCollection: textOf(fields.productCollection),
    price: numberOf(fields.price),
    costPerItem: numberOf(fields.costPerItem),
    chargeTax: fields.chargeTax !== false,
    hsnCode: textOf(fields.hsnCode),
    trackQuantity: fields.trackQuantity !== false,
    quantity: numberOf(fields.quantity),
    continueSelling: fields.continueSelling === true,
    variants: listOf(fields.variants),
    combinations: readCombinations(fields.combinations),
    pictures: listOf(fields.pictures ?? fields.cardPictures)
      .map(recordOf)
      .flatMap(readPicture),
    provenance: readOrigin(fields.provenance),
    status: PRODUCT_STATUSES.find((status) => status === fields.status) ?? 'draft',
    soldScore: numberOf(fields.soldScore),
    reviews: readReviews(fields.reviews),
    createdAt: timeOf(fields.createdAt),
  };
}

function readCombinations(stored: unknown): Record<string, SoldCombination> {
  return Object.fromEntries(
    Object.entries(recordOf(stored)).map(([id, combination]) => {
      const { price, costPerItem, quantity, retired } = recordOf(combination);
      const sold = {
        price: numberOrNull(price),
        costPerItem: numberOrNull(costPerItem),
        quantity: numberOf(quantity),
        retired: retired === true,
      };
      return [id, sold];
    }),
  );
}

export function readPicture({ path, alt, color, width, height }: StoredPart): ProductPicture[] {
  if (typeof path !== 'string' || typeof width !== 'number' || typeof height !== 'number')
    return [];
  return [{ path, alt: textOf(alt), color: textOf(color), width, height }];
}

function readReviews(stored: unknown): CardProduct['reviews'] {
  const count = numberOf(recordOf(stored).count);
  return count > 0 ? { count, sum: numberOf(recordOf(stored).sum) } : undefined;
}

function readOrigin(stored: unknown): CardProduct['provenance'] {
  const { cluster, state } = recordOf(stored);
  return stored ? { cluster: textOf(cluster), state: textOf(state) } : null;
}
