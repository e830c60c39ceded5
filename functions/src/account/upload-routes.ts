import { Router } from 'express';

import { MAX_QUOTE_FILE_MEGABYTES } from '@kargha/domain/quotes/quote-files';
import { PROFILE_PICTURE_MEGABYTES } from '@kargha/domain/people/profile-picture';

import { saveCompanyDocument } from '../people/companies/company-document.ts';
import { requireUser } from '../http/caller.ts';
import { fileBody, limitFile } from '../http/file-body.ts';
import { refuseOtherMethods } from '../http/unmatched-routes.ts';
import { consumeAttempt, type RateLimit } from '../http/rate-limit.ts';
import { saveProfilePicture, removeProfilePicture } from './profile-picture.ts';

const UPLOADS: RateLimit = { scope: 'account-upload', attempts: 30, minutes: 60 };

export function uploadRoutes(now: () => Date): Router {
  const router = Router();

  router.put(
    '/company-document/:name',
    limitFile(MAX_QUOTE_FILE_MEGABYTES),
    async (request, response) => {
      const { uid } = await requireUser(request);
      await consumeAttempt(UPLOADS, uid, now());
      const name = String(request.params.name);
      const documentPath = await saveCompanyDocument(uid, name, fileBody(request));
      response.json({ success: true, documentPath });
    },
  );

  router.put('/picture', limitFile(PROFILE_PICTURE_MEGABYTES), async (request, response) => {
    const { uid } = await requireUser(request);
    await consumeAttempt(UPLOADS, uid, now());
    response.json({
      success: true,
      avatar: await saveProfilePicture(uid, fileBody(request), now()),
    });
  });

  router.delete('/picture', async (request, response) => {
    const { uid } = await requireUser(request);
    await removeProfilePicture(uid, now());
    response.json({ success: true });
  });

  router.all('/company-document/:name', refuseOtherMethods('PUT'));
  router.all('/picture', refuseOtherMethods('PUT', 'DELETE'));
  return router;
}
