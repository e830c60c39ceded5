import { catalogueShards } from '@kargha/domain/catalogue/catalogue-index';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Product } from '@kargha/domain/catalogue/product';

import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';

/** catalogueIndex/{shard}: search and filter data of the documents under products/. */
export function catalogueIndexDocuments(documents: readonly SeedDocument[]): SeedDocument[] {
  const products = documents.flatMap(({ path, data }) => {
    const [, id = '', ...deeper] = path.split('/');
    return deeper.length === 0 ? [{ ...data, _id: id } as Product] : [];
  });
  return catalogueShards(products).map(({ id, shard }) =>
    seedDocument(`${COLLECTIONS.catalogueIndex}/${id}`, shard),
  );
}
