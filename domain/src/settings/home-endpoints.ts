import { array, nullable, number, object, string, type InferInput } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { productSchema } from '../catalogue/product-schema.ts';

const products = array(productSchema);

const homeStory = object({
  id: string(),
  title: string(),
  person: string(),
  craft: string(),
  place: string(),
  excerpt: string(),
  /** Hindi texts; '' when they are only in English */
  titleHindi: string(),
  personHindi: string(),
  excerptHindi: string(),
  picture: nullable(
    object({ path: string(), alt: string(), color: string(), width: number(), height: number() }),
  ),
});
export type HomeStory = InferInput<typeof homeStory>;

/** The home page reads the response itself, because the schema of a product is too large for its first view. */
export const homeEndpoints = defineEndpoints('/api/home', {
  find: {
    method: 'GET',
    path: '/',
    does: 'Returns the products and stories of the home page.',
    response: object({
      hero: products,
      tiles: array(object({ label: string(), path: string(), product: nullable(productSchema) })),
      sarees: products,
      featured: products,
      stories: array(homeStory),
    }),
    cachedForGuests: true,
  },
});
