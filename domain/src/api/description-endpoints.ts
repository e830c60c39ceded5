import { array, object, picklist, string } from 'valibot';

import { defineEndpoints } from './endpoint.ts';

export const descriptionEndpoints = defineEndpoints('/api', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists these routes.',
    response: object({
      /** path of the OpenAPI description */
      openapi: string(),
      routes: array(
        object({
          method: picklist(['GET', 'POST', 'PUT', 'DELETE']),
          path: string(),
          does: string(),
          who: picklist(['anyone', 'person', 'staff', 'gateway']),
        }),
      ),
    }),
    cachedForGuests: true,
  },
  openApi: {
    method: 'GET',
    path: '/openapi.json',
    does: 'Returns the OpenAPI 3.1 description of these routes.',
    file: 'application/json',
    cachedForGuests: true,
  },
});
