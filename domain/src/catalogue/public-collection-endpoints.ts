import { array, object, string, type InferOutput } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';

const publicCollection = object({
  slug: string(),
  title: string(),
  description: string(),
  /** '' when there is no Hindi text */
  titleHindi: string(),
  descriptionHindi: string(),
  /** the picture itself is in the product; '' uses the one of the first product */
  coverProductId: string(),
  productIds: array(string()),
});
export type PublicCollection = InferOutput<typeof publicCollection>;

/** Without request schemas, so that the page of a collection does not load them. */
export const publicCollectionEndpoints = defineEndpoints('/api/collections', {
  find: {
    method: 'GET',
    path: '/:slug',
    does: 'Returns a published collection with its product IDs.',
    response: object({ collection: publicCollection }),
    cachedForGuests: true,
  },
});
