import { array, nullish, optional, picklist, record, string, type InferOutput } from 'valibot';

import { amount, storedObject, text, texts, timeOrEpoch } from '../records/stored-fields.ts';
import { STOCK_STATUSES, stockStatus } from './product-availability.ts';
import { fabricsOf, weaveOf } from './craft-families.ts';
import { countryOf, HOME_COUNTRY } from './label-fields.ts';
import { lowestPrice } from './product.ts';
import { productPicture, type Product } from './product-schema.ts';
import { variantSkus } from './search-words.ts';
import { soldChoices, soldChoiceSchema } from './sold-choices.ts';
import { wordsOf } from './words.ts';

export const catalogueEntrySchema = storedObject({
  id: text,
  slug: text,
  title: text,
  /** missing without a Hindi title */
  titleHindi: optional(string()),
  /** words of the tags, craft, place, maker, fibres and SKU that are not in the title: searched, but not shown */
  words: text,
  category: text,
  collection: text,
  /** fibre families, such as Silk; several for a blend */
  fabrics: texts,
  /** technique, such as Ikat; empty when the product is not woven */
  weave: text,
  region: text,
  /** maker and place, as they are on the product; missing without one */
  artisan: optional(string()),
  cluster: optional(string()),
  /** country of origin; missing for India */
  country: optional(string()),
  colours: texts,
  /** sizes that can be bought now; missing for products without sizes */
  sizes: optional(array(string())),
  /** which sizes and colours are sold together, and whether from stock; missing when all are alike */
  choices: optional(array(soldChoiceSchema)),
  /** rupees */
  price: amount,
  available: optional(picklist(STOCK_STATUSES), 'in-stock'),
  soldScore: amount,
  /** totals of published reviews; missing before the first */
  reviews: optional(storedObject({ count: amount, sum: amount })),
  createdAt: timeOrEpoch,
  picture: nullish(productPicture, null),
});
export type CatalogueEntry = InferOutput<typeof catalogueEntrySchema>;

/** catalogueIndex/{shard}: one part of the public catalogue, by product ID. */
export const catalogueShardSchema = storedObject({
  entries: optional(record(string(), catalogueEntrySchema), {}),
});
export type CatalogueShard = InferOutput<typeof catalogueShardSchema>;

/** Enough shards for ten thousand products to stay well below Firestore's limit of 1 MiB per document. */
const SHARDS = 8;

/** FNV-1a, 32 bits: https://datatracker.ietf.org/doc/html/draft-eastlake-fnv */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

export function shardIdOf(productId: string): string {
  let hash = FNV_OFFSET;
  for (const character of productId) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return shardId((hash >>> 0) % SHARDS);
}

export const SHARD_IDS: readonly string[] = Array.from({ length: SHARDS }, (_, at) => shardId(at));

/** Null for products that are not public. */
export function catalogueEntry(product: Product): CatalogueEntry | null {
  if (product.status !== 'active' || product.restricted) return null;
  return {
    id: product._id,
    slug: product.slug,
    title: product.title,
    ...(product.titleHindi && { titleHindi: product.titleHindi }),
    words: otherWords(product),
    category: product.category,
    collection: product.productCollection,
    fabrics: fabricsOf(product),
    weave: weaveOf(product),
    region: product.provenance?.state ?? '',
    ...makersOf(product),
    ...(countryOf(product) !== HOME_COUNTRY && { country: countryOf(product) }),
    ...soldChoices(product),
    price: lowestPrice(product).price,
    available: stockStatus(product),
    soldScore: product.soldScore,
    ...reviewsOf(product),
    createdAt: product.createdAt,
    picture: product.pictures[0] ?? null,
  };
}

function reviewsOf({ reviews }: Product): Pick<CatalogueEntry, 'reviews'> {
  if (!reviews || reviews.count <= 0) return {};
  return { reviews: { count: reviews.count, sum: reviews.sum } };
}

function makersOf({ provenance }: Product): Pick<CatalogueEntry, 'artisan' | 'cluster'> {
  const { artisan = '', cluster = '' } = provenance ?? {};
  return { ...(artisan && { artisan }), ...(cluster && { cluster }) };
}

/**
 * Builds the whole index, empty shards included. Used by the sample shop; afterwards the product trigger updates
 * the index.
 */
export function catalogueShards(
  products: readonly Product[],
): { id: string; shard: CatalogueShard }[] {
  const entries = products.flatMap((product) => catalogueEntry(product) ?? []);
  return SHARD_IDS.map((id) => ({
    id,
    shard: {
      entries: Object.fromEntries(
        entries.filter((entry) => shardIdOf(entry.id) === id).map((entry) => [entry.id, entry]),
      ),
    },
  }));
}

function shardId(at: number): string {
  return `shard-${at}`;
}

/** Each word once, without those of the title: entries must stay small. */
function otherWords(product: Product): string {
  const { title, provenance, tags, sku, searchTitle } = product;
  const origin = provenance
    ? [
        provenance.craft,
        provenance.weave,
        provenance.cluster,
        provenance.district,
        provenance.artisan,
      ]
    : [];
  const fibres = provenance?.fibre.map(({ name }) => name) ?? [];
  const inTitle = new Set(wordsOf(title));
  const words = wordsOf(
    [
      ...tags,
      ...origin,
      ...fibres,
      sku,
      ...variantSkus(product),
      searchTitle,
      product.label?.countryOfOrigin,
    ].join(' '),
  );
  return words.filter((word) => !inTitle.has(word)).join(' ');
}
