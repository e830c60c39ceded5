import type { Router } from 'express';

import { quickOrderEndpoints } from '@kargha/domain/shopping/quick-order-endpoints';
import { quoteMessages } from '@kargha/domain/messages/quote-messages';

import { HttpError } from '../../http/errors.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import type { Identity } from '../../platform/identity.ts';
import { roleOf } from '../../records/user-record.ts';
import { findSkus } from './find-skus.ts';

/** Each lookup reads up to a few hundred documents. */
const PER_BUYER: RateLimit = { scope: 'quick-order', attempts: 120, minutes: 60 };

export function quickOrderRoutes(now: () => Date): Router {
  return serveEndpoints(
    quickOrderEndpoints,
    {
      find: async ({ body: { skus }, caller: { uid } }) => {
        await consumeAttempt(PER_BUYER, uid, now());
        return { found: await findSkus(skus, uid) };
      },
    },
    refuseOtherRoles,
  );
}

/** Throws 403 not_allowed. */
async function refuseOtherRoles({ uid }: Identity): Promise<void> {
  if ((await roleOf(uid)) === 'b2b_buyer') return;
  throw new HttpError(403, 'not_allowed', quoteMessages.quick_order_business());
}
