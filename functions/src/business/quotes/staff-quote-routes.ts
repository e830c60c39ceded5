import type { Router } from 'express';

import { staffQuoteEndpoints } from '@kargha/domain/quotes/staff-quote-endpoints';

import { serveEndpoints, type EndpointCall } from '../../people/serve-endpoints.ts';
import { closeQuoteRequest, startReview } from './staff-quote-steps.ts';
import type { StaffQuoteChange } from './staff-quote-change.ts';
import { staffQuoteView } from './staff-quote-view.ts';
import { listOfferProducts } from './list-offer-products.ts';
import { sendOffer } from './send-offer.ts';
import { saveOfferDraft } from './save-offer-draft.ts';

export function staffQuoteRoutes(now: () => Date): Router {
  const changeOf = ({ params, body, caller }: StepCall): StaffQuoteChange => ({
    quoteId: params.id,
    by: caller.uid,
    revision: body.revision,
    at: now(),
  });
  const viewAfter = async (step: Promise<void>, { params: { id } }: Pick<StepCall, 'params'>) => {
    await step;
    return staffQuoteView(id, now());
  };
  return serveEndpoints(staffQuoteEndpoints, {
    products: async ({ query: { ids }, caller }) => {
      const products = await listOfferProducts(ids.split(','));
      if (caller.permissions.has('costs.read')) return { products };
      return { products: products.map((product) => ({ ...product, unitCost: null })) };
    },
    show: ({ params: { id } }) => staffQuoteView(id, now()),
    review: (call) => viewAfter(startReview(changeOf(call)), call),
    saveDraft: (call) => viewAfter(saveOfferDraft(changeOf(call), call.body.offer), call),
    send: (call) => viewAfter(sendOffer(changeOf(call)), call),
    close: (call) =>
      viewAfter(closeQuoteRequest({ ...changeOf(call), reason: call.body.reason }), call),
  });
}

type StepCall = Pick<EndpointCall<typeof staffQuoteEndpoints.review>, 'params' | 'body' | 'caller'>;
