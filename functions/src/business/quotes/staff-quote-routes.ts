import { Router, type Request } from 'express';

import {
  quoteCloseSchema,
  quoteDraftSchema,
  quoteStepSchema,
} from '@kargha/domain/quotes/quote-offer';

import { FORM_BODY, SMALL_BODY } from '@kargha/domain/api/body-limits';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { closeQuoteRequest, startReview } from './staff-quote-steps.ts';
import { staffQuoteView } from './staff-quote-view.ts';
import { listQuotes, quoteListQuerySchema } from './list-quotes.ts';
import { listOfferProducts, offerProductsQuerySchema } from './list-offer-products.ts';
import { sendOffer } from './send-offer.ts';
import { saveOfferDraft } from './save-offer-draft.ts';

/** Enough for 50 lines with long texts. */
const AN_OFFER = 128 * 1024;

export function staffQuoteRoutes(now: () => Date): Router {
  const router = Router();
  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const input = await quoteListQuerySchema.validate(queryParams(request));
    response.json({ success: true, ...(await listQuotes(input)) });
  });
  router.get('/products', async (request, response) => {
    await requireAdmin(request);
    const { ids } = await offerProductsQuerySchema.validate(queryParams(request));
    response.json({ success: true, products: await listOfferProducts(ids.split(',')) });
  });
  router.get('/:id', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, ...(await staffQuoteView(idOf(request), now())) });
  });
  router.post('/:id/review', limitJson(SMALL_BODY), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const { revision } = await readBody(request, quoteStepSchema);
    await startReview({ quoteId: idOf(request), by, revision, at: now() });
    response.json({ success: true, ...(await staffQuoteView(idOf(request), now())) });
  });
  router.put('/:id/draft', limitJson(AN_OFFER), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const { revision, offer } = await readBody(request, quoteDraftSchema);
    await saveOfferDraft({ quoteId: idOf(request), by, revision, at: now() }, offer);
    response.json({ success: true, ...(await staffQuoteView(idOf(request), now())) });
  });
  router.post('/:id/send', limitJson(SMALL_BODY), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const { revision } = await readBody(request, quoteStepSchema);
    await sendOffer({ quoteId: idOf(request), by, revision, at: now() });
    response.json({ success: true, ...(await staffQuoteView(idOf(request), now())) });
  });
  router.post('/:id/close', limitJson(FORM_BODY), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const { revision, reason } = await readBody(request, quoteCloseSchema);
    await closeQuoteRequest({ quoteId: idOf(request), by, revision, reason, at: now() });
    response.json({ success: true, ...(await staffQuoteView(idOf(request), now())) });
  });
  router.all('/products', refuseOtherMethods('GET'));
  router.all('/:id', refuseOtherMethods('GET'));
  router.all('/:id/draft', refuseOtherMethods('PUT'));
  for (const step of ['review', 'send', 'close'])
    router.all(`/:id/${step}`, refuseOtherMethods('POST'));
  return router;
}

function idOf(request: Request): string {
  return String(request.params.id);
}
