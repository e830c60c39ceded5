import { Router, type Request } from 'express';

import {
  quoteAcceptSchema,
  quoteMessageSchema,
  quoteRenewSchema,
} from '@kargha/domain/quotes/quote-offer';
import {
  quoteChangesSchema,
  quoteDeclineSchema,
  quoteSubmissionSchema,
} from '@kargha/domain/quotes/quote-request';

import { FORM_BODY, LIST_BODY, SMALL_BODY } from '@kargha/domain/api/body-limits';
import { limitJson, readBody } from '../../http/json-body.ts';
import { mailboxKey } from '../../http/mailbox-key.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { businessBuyerOf, buyerOf, writerOf } from './quote-access.ts';
import { acceptOffer } from './accept-offer.ts';
import {
  requestChanges,
  declineOffer,
  requestNewOffer,
  withdrawQuoteRequest,
} from './answer-offer.ts';
import { staffQuoteRoutes } from './staff-quote-routes.ts';
import { quoteFileRoutes } from './quote-file-routes.ts';
import { messageFiles, requestFolder, uploadedFiles } from './quote-files.ts';
import { sendQuoteMessage } from './send-quote-message.ts';
import { submitQuoteRequest } from './submit-quote-request.ts';
import { readQuoteRequestLines } from './quote-request-lines.ts';

const PER_BUYER: RateLimit = { scope: 'quote-buyer', attempts: 10, minutes: 60 };
/** Each request sends an email to an address that the buyer typed: no mailbox may be flooded. */
const PER_RECIPIENT: RateLimit = { scope: 'quote-recipient', attempts: 10, minutes: 60 };
const PER_WRITER: RateLimit = { scope: 'quote-writer', attempts: 60, minutes: 60 };

export function quoteRoutes({ ids, now }: Pick<PaymentContext, 'ids' | 'now'>): Router {
  const router = Router();
  router.post('/', limitJson(LIST_BODY), async (request, response) => {
    const buyer = await businessBuyerOf(request);
    const { uid } = buyer;
    const body = await readBody(request, quoteSubmissionSchema);
    const { requestId: id, files, lines: requested, ...form } = body;
    await consumeAttempt(PER_BUYER, uid, now());
    await consumeAttempt(PER_RECIPIENT, mailboxKey(form.email), now());
    const lines = await readQuoteRequestLines(uid, requested);
    const paths = await uploadedFiles(requestFolder(uid, id), files);
    await submitQuoteRequest({ form, buyer, id, files: paths, lines, at: now() });
    response.json({ success: true, quoteId: id });
  });
  router.post('/:id/accept', limitJson(FORM_BODY), async (request, response) => {
    const uid = await buyerOf(request);
    const acceptance = await readBody(request, quoteAcceptSchema);
    const order = await acceptOffer(ids, { quoteId: idOf(request), uid, acceptance, at: now() });
    response.json({ success: true, orderId: order.id, orderNumber: order.number });
  });
  router.post('/:id/messages', limitJson(FORM_BODY), async (request, response) => {
    const writer = await writerOf(request);
    const { files: names, ...content } = await readBody(request, quoteMessageSchema);
    await consumeAttempt(PER_WRITER, writer.by, now());
    const message = { quoteId: idOf(request), ...writer, ...content };
    const files = await messageFiles({ ...message, names });
    await sendQuoteMessage({ ...message, files, at: now() });
    response.json({ success: true });
  });
  answerRoutes(router, now);
  router.use(quoteFileRoutes(now));
  router.use(staffQuoteRoutes(now));
  router.all('/', refuseOtherMethods('GET', 'POST'));
  for (const step of ['accept', 'messages', 'decline', 'changes', 'renew', 'withdraw']) {
    router.all(`/:id/${step}`, refuseOtherMethods('POST'));
  }
  return router;
}

function answerRoutes(router: Router, now: () => Date): void {
  router.post('/:id/decline', limitJson(FORM_BODY), async (request, response) => {
    const uid = await buyerOf(request);
    const { version, reason } = await readBody(request, quoteDeclineSchema);
    await declineOffer({ quoteId: idOf(request), uid, version, text: reason, at: now() });
    response.json({ success: true });
  });
  router.post('/:id/changes', limitJson(FORM_BODY), async (request, response) => {
    const uid = await buyerOf(request);
    const { version, message } = await readBody(request, quoteChangesSchema);
    await requestChanges({ quoteId: idOf(request), uid, version, text: message, at: now() });
    response.json({ success: true });
  });
  router.post('/:id/renew', limitJson(FORM_BODY), async (request, response) => {
    const uid = await buyerOf(request);
    const { version, message } = await readBody(request, quoteRenewSchema);
    await requestNewOffer({ quoteId: idOf(request), uid, version, text: message, at: now() });
    response.json({ success: true });
  });
  router.post('/:id/withdraw', limitJson(SMALL_BODY), async (request, response) => {
    const uid = await buyerOf(request);
    await withdrawQuoteRequest(idOf(request), uid, now());
    response.json({ success: true });
  });
}

function idOf(request: Request): string {
  return String(request.params.id);
}
