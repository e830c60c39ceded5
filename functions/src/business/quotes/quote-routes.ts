import { Router } from 'express';

import { quoteEndpoints } from '@kargha/domain/quotes/quote-endpoints';

import { mailboxKey } from '../../http/mailbox-key.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { acceptOffer } from './accept-offer.ts';
import {
  declineOffer,
  requestChanges,
  requestNewOffer,
  withdrawQuoteRequest,
} from './answer-offer.ts';
import { listQuotes } from './list-quotes.ts';
import { refuseOtherRoles } from './quote-access.ts';
import { requestFolder, uploadedFiles } from './quote-files.ts';
import { quoteMessageRoutes } from './quote-message-routes.ts';
import { readQuoteRequestLines } from './quote-request-lines.ts';
import { staffQuoteRoutes } from './staff-quote-routes.ts';
import { submitQuoteRequest } from './submit-quote-request.ts';

const PER_BUYER: RateLimit = { scope: 'quote-buyer', attempts: 10, minutes: 60 };
/** Each request sends an email to an address that the buyer typed: no mailbox may be flooded. */
const PER_RECIPIENT: RateLimit = { scope: 'quote-recipient', attempts: 10, minutes: 60 };

type Context = Pick<PaymentContext, 'ids' | 'now'>;

export function quoteRoutes(context: Context): Router {
  const { now } = context;
  return Router().use(buyerRoutes(context), quoteMessageRoutes(now), staffQuoteRoutes(now));
}

function buyerRoutes({ ids, now }: Context): Router {
  return serveEndpoints(
    quoteEndpoints,
    {
      submit: async ({ body, caller: buyer }) => {
        const { uid } = buyer;
        const { requestId: id, files, lines: requested, ...form } = body;
        await consumeAttempt(PER_BUYER, uid, now());
        await consumeAttempt(PER_RECIPIENT, mailboxKey(form.email), now());
        const lines = await readQuoteRequestLines(uid, requested);
        const paths = await uploadedFiles(requestFolder(uid, id), files);
        await submitQuoteRequest({ form, buyer, id, files: paths, lines, at: now() });
        return { quoteId: id };
      },
      list: ({ query }) => listQuotes(query),
      accept: async ({ params: { id: quoteId }, body: acceptance, caller: { uid } }) => {
        const { id, number } = await acceptOffer(ids, { quoteId, uid, acceptance, at: now() });
        return { orderId: id, orderNumber: number };
      },
      decline: ({ params, body: { version, reason: text }, caller: { uid } }) =>
        declineOffer({ quoteId: params.id, uid, version, text, at: now() }),
      requestChanges: ({ params, body: { version, message: text }, caller: { uid } }) =>
        requestChanges({ quoteId: params.id, uid, version, text, at: now() }),
      renew: ({ params, body: { version, message: text }, caller: { uid } }) =>
        requestNewOffer({ quoteId: params.id, uid, version, text, at: now() }),
      withdraw: ({ params: { id }, caller: { uid } }) => withdrawQuoteRequest(id, uid, now()),
    },
    refuseOtherRoles,
  );
}
