import { stockStatus, type StockStatus } from './availability.ts';
import { coloursOf, fabricsOf, weaveOf } from './craft-families.ts';
import type { Product, ProductPicture } from './product.ts';

/** What search and facets know of one product. */
export interface CatalogueEntry {
  /** the product's id */
  id: string;
  slug: string;
  title: string;
  /** tags, craft, place, fibres and number in one text: found, but not shown */
  words: string;
  category: string;
  collection: string;
  /** families of fibre, such as Silk; several for a blend */
  fabrics: string[];
  /** family of technique, such as Ikat; empty when nobody wove it */
  weave: string;
  /** the state it comes from */
  region: string;
  colours: string[];
  /** rupees */
  price: number;
  available: StockStatus;
  soldScore: number;
  createdAt: Date;
  picture: ProductPicture | null;
}

/** catalogueIndex/{shard}: a part of the catalogue as everybody may see it, by product id. */
export interface CatalogueShard {
  entries: Record<string, CatalogueEntry>;
}

/** So many parts that ten thousand products fit well below Firestore's 1 MiB a document. */
const SHARDS = 8;

/** FNV-1a, 32 bits: https://datatracker.ietf.org/doc/html/draft-eastlake-fnv */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The id of the shard that holds a product; the same in every build. */
export function shardIdOf(productId: string): string {
  let hash = FNV_OFFSET;
  for (const character of productId) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return shardId((hash >>> 0) % SHARDS);
}

/** Every shard's id. */
export const SHARD_IDS: readonly string[] = Array.from({ length: SHARDS }, (_, at) => shardId(at));

/** The entry of a product; null for what not everybody may see. */
export function catalogueEntry(product: Product): CatalogueEntry | null {
  if (product.status !== 'active' || product.restricted) return null;
  return {
    id: product._id,
    slug: product.slug,
    title: product.title,
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
 * The whole index out of the whole catalogue: the documents catalogueIndex/{id}, empty shards included. The sample shop
 * is built with it; afterwards the trigger of the functions keeps the index right, product by product.
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

function otherWords({ provenance, tags, sku, searchTitle }: Product): string {
  const origin = provenance
    ? [provenance.craft, provenance.weave, provenance.cluster, provenance.district]
    : [];
  const fibres = provenance?.fibre.map(({ name }) => name) ?? [];
  const words = [...tags, ...origin, ...fibres, sku, searchTitle].filter((word) => word !== '');
  return [...new Set(words)].join(' ');
}
