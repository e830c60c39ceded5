import type { Language } from '#lib/language/language.ts';
import { saidIn } from '#lib/language/said-in.ts';
import { createResource, useResource, type Loaded } from '#lib/resource.ts';

import { readCollection, type ShownCollection } from '../data/shown-collection.ts';

export type { ShownCollection };

const collections = createResource(readCollection, 'We could not find this collection.');

/** A published collection with the ids of its products. */
export function useShownCollection(slug: string): Loaded<ShownCollection> {
  return useResource(collections, slug);
}

/** Title and description in the shopper's language where staff have written them in that; else in English. */
export function collectionIn(
  language: Language,
  { title, description, titleHindi, descriptionHindi }: ShownCollection,
): { lang: Language; title: string; description: string } {
  const hindi = { title: titleHindi, description: descriptionHindi };
  return saidIn(language, { title, description }, hindi, 'title');
}
