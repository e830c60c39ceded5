import { Router } from 'express';

import { contactRequestSchema } from '@kargha/domain/people/contact-message';

import { FORM_BODY } from '@kargha/domain/api/body-limits';
import { findCaller } from '../../http/caller.ts';
import { clientAddress } from '../../http/client-address.ts';
import { invalid } from '../../http/errors.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { mailboxKey } from '../../http/mailbox-key.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { openTicket } from './open-ticket.ts';

const PER_ADDRESS: RateLimit = { scope: 'contact-address', attempts: 5, minutes: 60 };
/** Each message sends an email: no mailbox may be flooded from many addresses. */
const PER_RECIPIENT: RateLimit = { scope: 'contact-recipient', attempts: 5, minutes: 60 };

export function contactRoutes(now: () => Date): Router {
  const router = Router();

  router.post('/', limitJson(FORM_BODY), async (request, response) => {
    const { website, ...message } = await readBody(request, contactRequestSchema);
    if (website !== '') throw filledByProgram();
    const caller = await findCaller(request);
    await consumeAttempt(PER_ADDRESS, clientAddress(request), now());
    await consumeAttempt(PER_RECIPIENT, mailboxKey(message.email), now());
    const ticketNumber = await openTicket(message, caller?.uid ?? null, now());
    response.json({ success: true, ticketNumber });
  });

  router.all('/', refuseOtherMethods('POST'));
  return router;
}

/** Bots fill the hidden field, but so may a browser's autofill: the person gets a clear message. */
function filledByProgram() {
  return invalid('We could not send this message. Please email us instead.');
}
