import { Router, type Request } from 'express';

import {
  collectionChangeSchema,
  newCollectionSchema,
} from '@kargha/domain/catalogue/collection-rule';

import { LIST_BODY } from '@kargha/domain/api/body-limits';
import { cacheForGuests } from '../../http/caching.ts';
import { cursorField } from '../../http/cursor-page.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import { cacheFor } from '../../platform/cache-for.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { publicEntries, readPublicCollection } from './collection-members.ts';
import {
  changeCollection,
  collectionSettings,
  createCollection,
  deleteCollection,
  listCollections,
} from './staff-collections.ts';

const body = limitJson(LIST_BODY);

/** How long an instance caches the index. Milliseconds. */
const FRESH_MS = 30_000;

export function collectionRoutes(now: () => Date): Router {
  const router = Router();
  const readEntries = cacheFor(FRESH_MS, now, publicEntries);
  const staffActionOf = async (request: Request) => ({
    by: (await requireAdmin(request)).uid,
    at: now(),
  });

  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const cursor = await cursorField.validate(queryParams(request).cursor);
    response.json({ success: true, ...(await listCollections(cursor)) });
  });
  router.post('/', body, async (request, response) => {
    const staffAction = await staffActionOf(request);
    const collection = await createCollection(
      await readBody(request, newCollectionSchema),
      staffAction,
    );
    response.json({ success: true, collection });
  });
  router.get('/:slug', cacheForGuests, async (request, response) => {
    response.json({
      success: true,
      collection: await readPublicCollection(slugOf(request), readEntries),
    });
  });
  router.get('/:slug/settings', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, collection: await collectionSettings(slugOf(request)) });
  });
  router.put('/:slug', body, async (request, response) => {
    const staffAction = await staffActionOf(request);
    const change = await readBody(request, collectionChangeSchema);
    const collection = await changeCollection(slugOf(request), change, staffAction);
    response.json({ success: true, collection });
  });
  router.delete('/:slug', async (request, response) => {
    await deleteCollection(slugOf(request), await staffActionOf(request));
    response.json({ success: true });
  });

  router.all('/', refuseOtherMethods('GET', 'POST'));
  router.all('/:slug', refuseOtherMethods('GET', 'PUT', 'DELETE'));
  router.all('/:slug/settings', refuseOtherMethods('GET'));
  return router;
}

function slugOf(request: Request): string {
  const { slug } = request.params;
  return typeof slug === 'string' ? slug : '';
}
