import { createResource, useResource, type Loaded } from '#lib/resource.ts';

import { readCollection, type ShownCollection } from '../data/shown-collection.ts';

export type { ShownCollection };

const collections = createResource(readCollection, 'We could not find this collection.');

/** A published collection with the ids of its products. */
export function useShownCollection(slug: string): Loaded<ShownCollection> {
  return useResource(collections, slug);
}
