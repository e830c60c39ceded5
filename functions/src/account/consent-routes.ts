import { Router } from 'express';

import { PRIVACY_NOTICE_VERSION } from '@kargha/domain/people/consent';
import { consentRequestSchema } from '@kargha/domain/people/consent-request';

import { SMALL_BODY } from '../http/body-limits.ts';
import { requireUser } from '../http/caller.ts';
import { limitJson, readBody } from '../http/json-body.ts';
import { onlyMethods } from '../http/unmatched-routes.ts';
import { consumeAttempt, type RateLimit } from '../http/rate-limit.ts';
import { changeConsent, readConsents } from './consents.ts';

const DECISIONS: RateLimit = { scope: 'account-consents', attempts: 60, minutes: 60 };

/** /api/account/consents: what a person has agreed to, and how they change it. */
export function consentRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    const own = await readConsents(await requireUser(request));
    response.json({ success: true, notice: PRIVACY_NOTICE_VERSION, ...own });
  });

  router.post('/', limitJson(SMALL_BODY), async (request, response) => {
    const person = await requireUser(request);
    const wish = await readBody(request, consentRequestSchema);
    await consumeAttempt(DECISIONS, person.uid, now());
    await changeConsent(person, wish, now());
    const own = await readConsents(person);
    response.json({ success: true, notice: PRIVACY_NOTICE_VERSION, ...own });
  });

  router.all('/', onlyMethods('GET', 'POST'));
  return router;
}
