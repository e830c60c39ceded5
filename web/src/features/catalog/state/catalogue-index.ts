import { catalogueEntry, type CatalogueEntry } from '@kargha/domain/catalogue-index';
import { createResource } from '#lib/resource.ts';

import { catalogTexts } from '../catalog-texts.ts';
import { readIndex } from '../data/catalogue-index.ts';
import { readGranted } from '../data/some-products.ts';
import { rememberProducts } from './known-products.ts';
import { searchEngine, type SearchEngine } from './search-engine.ts';

/** The catalogue as search and facets see it, ready to be asked. */
export interface Catalogue {
  entries: CatalogueEntry[];
  engine: SearchEngine;
}

/** One per set of access codes: what they open is in it, beside what everybody may see. */
export const catalogueIndex = createResource<Catalogue>(load, catalogTexts.en.failed);

async function load(codes: string): Promise<Catalogue> {
  const [open, granted] = await Promise.all([
    readIndex(),
    readGranted(codes.split(' ').filter((code) => code !== '')),
  ]);
  rememberProducts(granted);
  const unlocked = granted.flatMap(
    (product) => catalogueEntry({ ...product, restricted: false }) ?? [],
  );
  const entries = [...open, ...unlocked];
  return { entries, engine: searchEngine(entries) };
}
