import { Router, type Request } from 'express';

import {
  quoteChangesSchema,
  quoteDeclineSchema,
  quoteSubmissionSchema,
} from '@kargha/domain/quote-request';

import { personOf } from '../http/caller.ts';
import { HttpError } from '../http/errors.ts';
import { jsonUpTo, readBody } from '../http/json-body.ts';
import { onlyMethods } from '../http/no-such-route.ts';
import { takeTry, type RateLimit } from '../http/rate-limit.ts';
import { roleOf } from '../records/user-record.ts';
import { askForChanges, declineOffer } from './answer-offer.ts';
import { submitQuote } from './submit-quote.ts';

const SMALL = 64 * 1024;

const PER_BUYER: RateLimit = { scope: 'quote-buyer', tries: 10, minutes: 60 };
/** Each request sends a letter to an address that the buyer typed: nobody's mailbox may be filled. */
const PER_RECIPIENT: RateLimit = { scope: 'quote-recipient', tries: 10, minutes: 60 };

/** POST /api/quotes, /api/quotes/:id/decline and /api/quotes/:id/changes for business buyers. */
export function quoteRoutes(now: () => Date): Router {
  const router = Router();

  router.post('/', jsonUpTo(SMALL), async (request, response) => {
    const uid = await buyerOf(request);
    const { requestId, ...form } = await readBody(request, quoteSubmissionSchema);
    await takeTry(PER_BUYER, uid, now());
    await takeTry(PER_RECIPIENT, form.email.toLowerCase(), now());
    await submitQuote(form, uid, requestId, now());
    response.json({ success: true, quoteId: requestId });
  });

  router.post('/:id/decline', jsonUpTo(SMALL), async (request, response) => {
    const uid = await buyerOf(request);
    const { version, reason } = await readBody(request, quoteDeclineSchema);
    const quoteId = String(request.params.id);
    await declineOffer({ quoteId, uid, version, words: reason, at: now() });
    response.json({ success: true });
  });

  router.post('/:id/changes', jsonUpTo(SMALL), async (request, response) => {
    const uid = await buyerOf(request);
    const { version, message } = await readBody(request, quoteChangesSchema);
    const quoteId = String(request.params.id);
    await askForChanges({ quoteId, uid, version, words: message, at: now() });
    response.json({ success: true });
  });

  router.all(['/', '/:id/decline', '/:id/changes'], onlyMethods('POST'));
  return router;
}

/** The uid of the business buyer who asks; the role is read afresh. Throws 401 for a guest, 403 not_allowed for others. */
async function buyerOf(request: Request): Promise<string> {
  const { uid } = await personOf(request);
  if ((await roleOf(uid)) === 'b2b_buyer') return uid;
  throw new HttpError(403, 'not_allowed', 'Quotations are for business accounts.');
}
