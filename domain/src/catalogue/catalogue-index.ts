import { stockStatus, type StockStatus } from './product-availability.ts';
import { coloursOf, fabricsOf, weaveOf } from './craft-families.ts';
import type { Product, ProductPicture } from './product.ts';
import { wordsOf } from './search-words.ts';

export interface CatalogueEntry {
  id: string;
  slug: string;
  title: string;
  /** missing without a Hindi title */
  titleHindi?: string;
  /** words of the tags, craft, place, fibres and SKU that are not in the title: searched, but not shown */
  words: string;
  category: string;
  collection: string;
  /** fibre families, such as Silk; several for a blend */
  fabrics: string[];
  /** technique, such as Ikat; empty when the product is not woven */
  weave: string;
  region: string;
  colours: string[];
  /** rupees */
  price: number;
  available: StockStatus;
  soldScore: number;
  createdAt: Date;
  picture: ProductPicture | null;
}

/** catalogueIndex/{shard}: one part of the public catalogue, by product ID. */
export interface CatalogueShard {
  entries: Record<string, CatalogueEntry>;
}

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
    colours: coloursOf(product),
    price: product.price,
    available: stockStatus(product),
    soldScore: product.soldScore,
    createdAt: product.createdAt,
    picture: product.pictures[0] ?? null,
  };
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
function otherWords({ title, provenance, tags, sku, searchTitle }: Product): string {
  const origin = provenance
    ? [provenance.craft, provenance.weave, provenance.cluster, provenance.district]
    : [];
  const fibres = provenance?.fibre.map(({ name }) => name) ?? [];
  const inTitle = new Set(wordsOf(title));
  const words = wordsOf([...tags, ...origin, ...fibres, sku, searchTitle].join(' '));
  return words.filter((word) => !inTitle.has(word)).join(' ');
}
