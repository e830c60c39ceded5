import {
  catalogueEntry,
  type CatalogueEntry,
  catalogueShardSchema,
  SHARD_IDS,
} from '@kargha/domain/catalogue/catalogue-index';
import type { Product } from '@kargha/domain/catalogue/product';
import { createResource } from '#lib/reading/resource.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { storedReader } from '#lib/documents/stored-reader.ts';
import { searchSynonyms } from '@kargha/domain/settings/search-content';
import { readPublicDocument, readPublicList } from '#lib/firebase/public-firestore.ts';

import { catalogTexts } from '../../catalog-texts.ts';
import { rememberProducts } from '../../state/known-products.ts';
import { createSearchEngine, type SearchEngine } from './search-engine.ts';

const readShard = storedReader('catalogueIndex', catalogueShardSchema);
const readSynonyms = storedReader('content/search', searchSynonyms);

export interface Catalogue {
  entries: CatalogueEntry[];
  engine: SearchEngine;
}

export const catalogueIndex = createResource<Catalogue>(load, catalogTexts.en.failed);

async function load(codes: string): Promise<Catalogue> {
  const [open, granted, synonyms] = await Promise.all([
    readIndex(),
    readUnlocked(codes.split(' ').filter((code) => code !== '')),
    loadSynonyms(),
  ]);
  rememberProducts(granted);
  const unlocked = granted.flatMap(
    (product) => catalogueEntry({ ...product, restricted: false }) ?? [],
  );
  const entries = [...open, ...unlocked];
  return { entries, engine: createSearchEngine(entries, synonyms) };
}

async function readUnlocked(codes: readonly string[]): Promise<Product[]> {
  if (codes.length === 0) return [];
  const { readGrantedProducts } = await loadModule(import('../../data/granted-products.ts'));
  return readGrantedProducts(codes);
}

/** Without them the search still works. */
async function loadSynonyms(): Promise<string[][]> {
  const stored = await readPublicDocument(COLLECTIONS.content, 'search').catch(() => undefined);
  return (stored && readSynonyms(stored)?.synonyms.map(({ words }) => words)) ?? [];
}

async function readIndex(): Promise<CatalogueEntry[]> {
  const { documents } = await readPublicList({
    collection: COLLECTIONS.catalogueIndex,
    where: {},
    limit: SHARD_IDS.length,
  });
  return documents.flatMap(({ data }) =>
    Object.entries(readShard(data)?.entries ?? {}).map(([id, entry]) => ({ ...entry, id })),
  );
}
