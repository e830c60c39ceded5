import type { Router } from 'express';

import { descriptionEndpoints } from '@kargha/domain/api/description-endpoints';
import { SHOP_ENDPOINTS } from '@kargha/domain/api/shop-endpoints';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { openApi } from './openapi.ts';

export function apiDescriptionRoutes(shop: () => string): Router {
  return serveEndpoints(descriptionEndpoints, {
    list: () => ({
      openapi: descriptionEndpoints.openApi.path,
      routes: SHOP_ENDPOINTS.map(({ method, path, does, who = 'anyone' }) => ({
        method,
        path,
        does,
        who,
      })),
    }),
    openApi: ({ response }) => {
      response.json(openApi(SHOP_ENDPOINTS, shop()));
    },
  });
}
