import type { PublicCollection } from '@kargha/domain/catalogue/public-collection-endpoints';
import type { Language } from '#lib/language/language.ts';
import { localizedText } from '#lib/language/localized-text.ts';
import { createResource, useResource, type Loaded } from '#lib/reading/resource.ts';

import { collectionsTexts } from '../collections-texts.ts';
import { readCollection } from '../data/collection-api.ts';

const collections = createResource(readCollection, collectionsTexts.en.failed);

export function useCollection(slug: string): Loaded<PublicCollection | null> {
  return useResource(collections, slug);
}

export function readCollectionAgain(slug: string): void {
  collections.ensure(slug);
}

/** In English where there is no Hindi text. */
export function localizedCollection(
  language: Language,
  { title, description, titleHindi, descriptionHindi }: PublicCollection,
): { lang: Language; title: string; description: string } {
  const hindi = { title: titleHindi, description: descriptionHindi };
  return localizedText(language, { title, description }, hindi, 'title');
}
