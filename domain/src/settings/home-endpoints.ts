import { array, nullable, object, optional, string } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { productSchema } from '../catalogue/product-schema.ts';
import { homeStory } from '../people/story.ts';

/** A list that is missing is empty: the page shows what there is. */
const products = optional(array(productSchema), []);

const homeContent = object({
  hero: products,
  tiles: optional(
    array(object({ label: string(), path: string(), product: nullable(productSchema) })),
    [],
  ),
  sarees: products,
  featured: products,
  stories: optional(array(homeStory), []),
});

export const homeEndpoints = defineEndpoints('/api/home', {
  find: {
    method: 'GET',
    path: '/',
    does: 'Returns the products and stories of the home page.',
    response: homeContent,
    cachedForGuests: true,
  },
});
