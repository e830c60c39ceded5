import { Router, type Request } from 'express';

import {
  quoteCloseSchema,
  quoteDraftSchema,
  quoteStepSchema,
} from '@kargha/domain/quotes/quote-offer';

import { A_FORM, FEW_FIELDS } from '../http/body-limits.ts';
import { jsonUpTo, readBody } from '../http/json-body.ts';
import { onlyMethods } from '../http/unmatched-routes.ts';
import { plainQuery } from '../http/query-params.ts';
import { adminOf } from '../users/staff.ts';
import { closeQuoteRequest, startReview } from './desk-steps.ts';
import { staffQuoteView } from './desk-view.ts';
import { listQuotes, quoteListQuerySchema } from './list-quotes.ts';
import { listOfferProducts, offerProductsQuerySchema } from './offer-product-list.ts';
import { sendOffer } from './send-offer.ts';
import { saveOfferDraft } from './write-offer.ts';

/** 50 lines with all their words */
const AN_OFFER = 128 * 1024;

/** What staff do with requests; each step answers with the request as it is afterwards. */
export function staffQuoteRoutes(now: () => Date): Router {
  const router = Router();
  router.get('/', async (request, response) => {
    await adminOf(request);
    const asked = await quoteListQuerySchema.validate(plainQuery(request));
    response.json({ success: true, ...(await listQuotes(asked)) });
  });
  router.get('/products', async (request, response) => {
    await adminOf(request);
    const { ids } = await offerProductsQuerySchema.validate(plainQuery(request));
    response.json({ success: true, products: await listOfferProducts(ids.split(',')) });
  });
  router.get('/:id', async (request, response) => {
    await adminOf(request);
    response.json({ success: true, ...(await staffQuoteView(idOf(request), now())) });
  });
  router.post('/:id/review', jsonUpTo(FEW_FIELDS), async (request, response) => {
    const { uid: by } = await adminOf(request);
    const { revision } = await readBody(request, quoteStepSchema);
    await startReview({ quoteId: idOf(request), by, revision, at: now() });
    response.json({ success: true, ...(await staffQuoteView(idOf(request), now())) });
  });
  router.put('/:id/draft', jsonUpTo(AN_OFFER), async (request, response) => {
    const { uid: by } = await adminOf(request);
    const { revision, offer } = await readBody(request, quoteDraftSchema);
    await saveOfferDraft({ quoteId: idOf(request), by, revision, at: now() }, offer);
    response.json({ success: true, ...(await staffQuoteView(idOf(request), now())) });
  });
  router.post('/:id/send', jsonUpTo(FEW_FIELDS), async (request, response) => {
    const { uid: by } = await adminOf(request);
    const { revision } = await readBody(request, quoteStepSchema);
    await sendOffer({ quoteId: idOf(request), by, revision, at: now() });
    response.json({ success: true, ...(await staffQuoteView(idOf(request), now())) });
  });
  router.post('/:id/close', jsonUpTo(A_FORM), async (request, response) => {
    const { uid: by } = await adminOf(request);
    const { revision, reason } = await readBody(request, quoteCloseSchema);
    await closeQuoteRequest({ quoteId: idOf(request), by, revision, reason, at: now() });
    response.json({ success: true, ...(await staffQuoteView(idOf(request), now())) });
  });
  router.all('/products', onlyMethods('GET'));
  router.all('/:id', onlyMethods('GET'));
  router.all('/:id/draft', onlyMethods('PUT'));
  for (const step of ['review', 'send', 'close']) router.all(`/:id/${step}`, onlyMethods('POST'));
  return router;
}

function idOf(request: Request): string {
  return String(request.params.id);
}
