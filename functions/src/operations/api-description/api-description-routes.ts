import { Router } from 'express';

import { cacheForGuests } from '../../http/caching.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { API_ROUTES } from './api-routes.ts';
import { openApi } from './openapi.ts';

export function apiDescriptionRoutes(shop: () => string): Router {
  const router = Router();

  router.get('/', cacheForGuests, (_request, response) => {
    const routes = API_ROUTES.map(({ method, path, does, who = 'anyone' }) => ({
      method,
      path,
      does,
      who,
    }));
    response.json({ success: true, openapi: '/api/openapi.json', routes });
  });

  router.get('/openapi.json', cacheForGuests, (_request, response) => {
    response.json(openApi(API_ROUTES, shop()));
  });

  router.all(['/', '/openapi.json'], refuseOtherMethods('GET'));
  return router;
}
