import type { Router } from 'express';

import { contactEndpoints } from '@kargha/domain/people/contact-endpoints';
import { contactMessages } from '@kargha/domain/messages/contact-messages';

import { findCaller } from '../../http/caller.ts';
import { clientAddress } from '../../http/client-address.ts';
import { invalid } from '../../http/errors.ts';
import { mailboxKey } from '../../http/mailbox-key.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { openTicket } from './open-ticket.ts';

const PER_ADDRESS: RateLimit = { scope: 'contact-address', attempts: 5, minutes: 60 };
/** Each message sends an email: no mailbox may be flooded from many addresses. */
const PER_RECIPIENT: RateLimit = { scope: 'contact-recipient', attempts: 5, minutes: 60 };

export function contactRoutes(now: () => Date): Router {
  return serveEndpoints(contactEndpoints, {
    send: async ({ request, body: { website, ...message } }) => {
      if (website !== '') throw filledByProgram();
      const caller = await findCaller(request);
      await consumeAttempt(PER_ADDRESS, clientAddress(request), now());
      await consumeAttempt(PER_RECIPIENT, mailboxKey(message.email), now());
      return { ticketNumber: await openTicket(message, caller?.uid ?? null, now()) };
    },
  });
}

/** Bots fill the hidden field, but so may a browser's autofill: the person gets a clear message. */
function filledByProgram() {
  return invalid(contactMessages.message_not_sent());
}
