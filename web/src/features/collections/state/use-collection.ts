import {
  type PublicCollection,
  publicCollectionEndpoints,
} from '@kargha/domain/catalogue/public-collection-endpoints';
import type { Language } from '#lib/language/language.ts';
import { localizedText } from '#lib/language/localized-text.ts';
import { createResource, useResource, type Loaded } from '#lib/reading/resource.ts';
import { ApiError } from '#lib/server/api-client.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';

import { collectionsTexts } from '../collections-texts.ts';

const collections = createResource(readCollection, collectionsTexts.en.failed);

export function useCollection(slug: string): Loaded<PublicCollection | null> {
  return useResource(collections, slug);
}

/** Reads a collection ahead. Null when there is none. @throws ApiError */
export async function preloadCollection(slug: string): Promise<PublicCollection | null> {
  await collections.preload(slug);
  const state = collections.peek(slug);
  return state.status === 'ready' ? state.data : null;
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

/** Returns null when there is no such published collection. @throws ApiError */
async function readCollection(slug: string): Promise<PublicCollection | null> {
  try {
    const { collection } = await callEndpoint(publicCollectionEndpoints.find, { params: { slug } });
    return collection;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
