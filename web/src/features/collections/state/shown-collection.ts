import type { Language } from '#lib/language/language.ts';
import { saidIn } from '#lib/language/said-in.ts';
import { createResource, useResource, type Loaded } from '#lib/reading/resource.ts';

import { collectionsTexts } from '../collections-texts.ts';
import { readCollection, type ShownCollection } from '../data/shown-collection.ts';

export type { ShownCollection };

const collections = createResource(readCollection, collectionsTexts.en.failed);

/** A published collection with the ids of its products; null when there is none. */
export function useShownCollection(slug: string): Loaded<ShownCollection | null> {
  return useResource(collections, slug);
}

/** Reads a collection that could not be read once more. */
export function readCollectionAgain(slug: string): void {
  collections.ensure(slug);
}

/** Title and description in the shopper's language where staff have written them in that; else in English. */
export function collectionIn(
  language: Language,
  { title, description, titleHindi, descriptionHindi }: ShownCollection,
): { lang: Language; title: string; description: string } {
  const hindi = { title: titleHindi, description: descriptionHindi };
  return saidIn(language, { title, description }, hindi, 'title');
}
