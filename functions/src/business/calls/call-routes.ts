import type { Router } from 'express';

import { callEndpoints } from '@kargha/domain/quotes/call-endpoints';

import { findCaller } from '../../http/caller.ts';
import { clientAddress } from '../../http/client-address.ts';
import { mailboxKey } from '../../http/mailbox-key.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { requestCall } from './request-call.ts';

const PER_ADDRESS: RateLimit = { scope: 'call-address', attempts: 5, minutes: 60 };
/** Each request sends an email: no mailbox may be flooded from many addresses. */
const PER_RECIPIENT: RateLimit = { scope: 'call-recipient', attempts: 3, minutes: 60 };

export function callRoutes(now: () => Date): Router {
  return serveEndpoints(callEndpoints, {
    request: async ({ request, body: call }) => {
      const caller = await findCaller(request);
      await consumeAttempt(PER_ADDRESS, clientAddress(request), now());
      await consumeAttempt(PER_RECIPIENT, mailboxKey(call.email), now());
      return requestCall(call, caller?.uid ?? null, now());
    },
  });
}
