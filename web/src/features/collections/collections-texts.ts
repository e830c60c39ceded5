import type { Catalogue } from '#lib/language/language.ts';

const en = {
  loading: 'Loading the collection…',
  failed: 'Failed to load the collection',
  missing: 'We could not find this collection',
  missingHint: 'It may have ended. Its products may still be available.',
  allProducts: 'See all products',
};

export const collectionsTexts: Catalogue<typeof en> = { en };
export type CollectionsTexts = typeof en;
