import { Router } from 'express';

import { PRIVACY_NOTICE_VERSION } from '@kargha/domain/people/consent';
import { consentRequestSchema } from '@kargha/domain/people/consent-request';

import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import { requireUser } from '../http/caller.ts';
import { limitJson, readBody } from '../http/json-body.ts';
import { refuseOtherMethods } from '../http/unmatched-routes.ts';
import { consumeAttempt, type RateLimit } from '../http/rate-limit.ts';
import { changeConsent, readConsents } from '../messages/newsletter/consents.ts';

const CHANGES: RateLimit = { scope: 'account-consents', attempts: 60, minutes: 60 };

export function consentRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    const consents = await readConsents(await requireUser(request));
    response.json({ success: true, notice: PRIVACY_NOTICE_VERSION, ...consents });
  });

  router.post('/', limitJson(SMALL_BODY), async (request, response) => {
    const person = await requireUser(request);
    const change = await readBody(request, consentRequestSchema);
    await consumeAttempt(CHANGES, person.uid, now());
    await changeConsent(person, change, now());
    const consents = await readConsents(person);
    response.json({ success: true, notice: PRIVACY_NOTICE_VERSION, ...consents });
  });

  router.all('/', refuseOtherMethods('GET', 'POST'));
  return router;
}
