import { Router } from 'express';

import { MAX_QUOTE_FILE_MEGABYTES } from '@kargha/domain/quotes/quote-files';
import { PROFILE_PICTURE_MEGABYTES } from '@kargha/domain/people/profile-picture';

import { saveCompanyDocument } from '../companies/company-document.ts';
import { personOf } from '../http/caller.ts';
import { fileIn, fileUpTo } from '../http/file-body.ts';
import { onlyMethods } from '../http/unmatched-routes.ts';
import { takeTry, type RateLimit } from '../http/rate-limit.ts';
import { keepOwnPicture, removeOwnPicture } from './profile-picture.ts';

/** Each is read, and a picture is drawn again. */
const UPLOADS: RateLimit = { scope: 'account-upload', tries: 30, minutes: 60 };

/** The files that people upload about themselves, each as the whole body of its request. */
export function uploadRoutes(now: () => Date): Router {
  const router = Router();

  router.put(
    '/company-document/:name',
    fileUpTo(MAX_QUOTE_FILE_MEGABYTES),
    async (request, response) => {
      const { uid } = await personOf(request);
      await takeTry(UPLOADS, uid, now());
      const name = String(request.params.name);
      const documentPath = await saveCompanyDocument(uid, name, fileIn(request));
      response.json({ success: true, documentPath });
    },
  );

  router.put('/picture', fileUpTo(PROFILE_PICTURE_MEGABYTES), async (request, response) => {
    const { uid } = await personOf(request);
    await takeTry(UPLOADS, uid, now());
    response.json({ success: true, avatar: await keepOwnPicture(uid, fileIn(request), now()) });
  });

  router.delete('/picture', async (request, response) => {
    const { uid } = await personOf(request);
    await removeOwnPicture(uid, now());
    response.json({ success: true });
  });

  router.all('/company-document/:name', onlyMethods('PUT'));
  router.all('/picture', onlyMethods('PUT', 'DELETE'));
  return router;
}
