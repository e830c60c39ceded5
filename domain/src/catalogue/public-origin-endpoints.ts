import { array, nullish, object, picklist, string, type InferOutput } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { count } from '../api/response-fields.ts';
import { ORIGIN_KINDS } from './origin-address.ts';
import { productPicture } from './product-schema.ts';

const kind = picklist(ORIGIN_KINDS);

const publicOrigin = object({
  kind,
  slug: string(),
  name: string(),
  /** '' when there is no Hindi text */
  nameHindi: string(),
  text: string(),
  textHindi: string(),
  productIds: array(string()),
  /** other origins of these products, such as the artisans of a cluster */
  related: array(object({ kind, slug: string(), name: string(), products: count })),
});
export type PublicOrigin = InferOutput<typeof publicOrigin>;

const listedOrigin = object({
  slug: string(),
  name: string(),
  products: count,
  /** of the newest product */
  picture: nullish(productPicture, null),
});
export type ListedOrigin = InferOutput<typeof listedOrigin>;

/** Without request schemas, so that the page of an origin does not load them. */
export const publicOriginEndpoints = defineEndpoints('/api/origins', {
  find: {
    method: 'GET',
    path: '/:kind/:slug',
    does: 'Returns an artisan, cluster or weave with its product IDs.',
    response: object({ origin: publicOrigin }),
    cachedForGuests: true,
  },
  all: {
    method: 'GET',
    path: '/:kind',
    does: 'Lists the artisans, clusters or weaves of public products, each with its newest picture.',
    response: object({ origins: array(listedOrigin) }),
    cachedForGuests: true,
  },
});
