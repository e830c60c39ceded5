import { Router } from 'express';

import { callRequestSchema } from '@kargha/domain/quotes/bulk-call';

import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import { findCaller } from '../../http/caller.ts';
import { clientAddress } from '../../http/client-address.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { mailboxKey } from '../../http/mailbox-key.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { requestCall } from './request-call.ts';

const PER_ADDRESS: RateLimit = { scope: 'call-address', attempts: 5, minutes: 60 };
/** Each request sends an email: no mailbox may be flooded from many addresses. */
const PER_RECIPIENT: RateLimit = { scope: 'call-recipient', attempts: 3, minutes: 60 };

export function callRoutes(now: () => Date): Router {
  const router = Router();

  router.post('/', limitJson(SMALL_BODY), async (request, response) => {
    const call = await readBody(request, callRequestSchema);
    const caller = await findCaller(request);
    await consumeAttempt(PER_ADDRESS, clientAddress(request), now());
    await consumeAttempt(PER_RECIPIENT, mailboxKey(call.email), now());
    response.json({ success: true, ...(await requestCall(call, caller?.uid ?? null, now())) });
  });

  router.all('/', refuseOtherMethods('POST'));
  return router;
}
