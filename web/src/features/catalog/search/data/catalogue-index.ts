import {
  catalogueShardSchema,
  SHARD_IDS,
  type CatalogueEntry,
} from '@kargha/domain/catalogue/catalogue-index';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { storedReader } from '#lib/documents/stored-reader.ts';
import { readPublicList } from '#lib/firebase/public-firestore.ts';

const readShard = storedReader('catalogueIndex', catalogueShardSchema);

export async function readIndex(): Promise<CatalogueEntry[]> {
  const { documents } = await readPublicList({
    collection: COLLECTIONS.catalogueIndex,
    where: {},
    limit: SHARD_IDS.length,
  });
  return documents.flatMap(({ data }) =>
    Object.entries(readShard(data)?.entries ?? {}).map(([id, entry]) => ({ ...entry, id })),
  );
}
