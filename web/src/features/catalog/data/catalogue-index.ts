import { STOCK_STATUSES } from '@kargha/domain/catalogue/product-availability';
import { SHARD_IDS, type CatalogueEntry } from '@kargha/domain/catalogue/catalogue-index';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { isJsonObject } from '#lib/server/api-client.ts';
import { readPublicList } from '#lib/firebase/public-firestore.ts';
import { productFrom } from '#lib/documents/product-document.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

export async function readIndex(): Promise<CatalogueEntry[]> {
  const { documents } = await readPublicList({
    collection: COLLECTIONS.catalogueIndex,
    where: {},
    limit: SHARD_IDS.length,
  });
  return documents.flatMap(({ data }) => entriesOf(data.entries));
}

function entriesOf(stored: unknown): CatalogueEntry[] {
  if (!isJsonObject(stored)) return [];
  return Object.entries(stored).map(([id, entry]) => entryFrom(id, entry));
}

function entryFrom(id: string, stored: unknown): CatalogueEntry {
  const fields = storedFields(stored);
  const [picture = null] = productFrom(id, { pictures: picturesIn(stored) }).pictures;
  return {
    id,
    slug: fields.text('slug'),
    title: fields.text('title'),
    titleHindi: fields.text('titleHindi'),
    words: fields.text('words'),
    category: fields.text('category'),
    collection: fields.text('collection'),
    fabrics: fields.texts('fabrics'),
    weave: fields.text('weave'),
    region: fields.text('region'),
    colours: fields.texts('colours'),
    price: fields.number('price'),
    available: fields.choice('available', STOCK_STATUSES),
    soldScore: fields.number('soldScore'),
    createdAt: fields.time('createdAt'),
    picture,
  };
}

function picturesIn(stored: unknown): unknown[] {
  return isJsonObject(stored) ? [stored.picture] : [];
}
