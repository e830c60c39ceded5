import { Router } from 'express';

import { PRIVACY_NOTICE_VERSION } from '@kargha/domain/people/consent';
import { consentRequestSchema } from '@kargha/domain/people/consent-request';

import { FEW_FIELDS } from '../http/body-limits.ts';
import { personOf } from '../http/caller.ts';
import { jsonUpTo, readBody } from '../http/json-body.ts';
import { onlyMethods } from '../http/unmatched-routes.ts';
import { takeTry, type RateLimit } from '../http/rate-limit.ts';
import { decideConsent, ownConsents } from './consents.ts';

const DECISIONS: RateLimit = { scope: 'account-consents', tries: 60, minutes: 60 };

/** /api/account/consents: what a person has agreed to, and how they change it. */
export function consentRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    const own = await ownConsents(await personOf(request));
    response.json({ success: true, notice: PRIVACY_NOTICE_VERSION, ...own });
  });

  router.post('/', jsonUpTo(FEW_FIELDS), async (request, response) => {
    const person = await personOf(request);
    const wish = await readBody(request, consentRequestSchema);
    await takeTry(DECISIONS, person.uid, now());
    await decideConsent(person, wish, now());
    const own = await ownConsents(person);
    response.json({ success: true, notice: PRIVACY_NOTICE_VERSION, ...own });
  });

  router.all('/', onlyMethods('GET', 'POST'));
  return router;
}
