import { Router } from 'express';

import {
  customerReviewsQuerySchema,
  reviewRequestSchema,
  reviewContentSchema,
  publicReviewsQuerySchema,
} from '@kargha/domain/reviews/review-requests';

import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import { cacheForGuests } from '../../http/caching.ts';
import { requireUser } from '../../http/caller.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { visibleProduct } from '../../catalogue/products/visible-product.ts';
import { editReview, withdrawReview } from './edit-review.ts';
import { newestCustomerReviews, reviewsOfOrder } from './customer-reviews.ts';
import { reviewIdIn } from './review-id.ts';
import { listPublicReviews } from './public-reviews.ts';
import { staffReviewRoutes } from './staff-review-routes.ts';
import { toCustomerReview } from './review-views.ts';
import { writeReview } from './write-review.ts';

const PER_PERSON: RateLimit = { scope: 'review-person', attempts: 30, minutes: 60 };

export function reviewRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/', cacheForGuests, async (request, response) => {
    const input = await publicReviewsQuerySchema.validate(queryParams(request));
    await visibleProduct(request, input.productId);
    response.json({ success: true, ...(await listPublicReviews(input)) });
  });

  router.get('/mine', async (request, response) => {
    const { uid } = await requireUser(request);
    const { orderId } = await customerReviewsQuerySchema.validate(queryParams(request));
    const reviews =
      orderId === undefined ? newestCustomerReviews(uid) : reviewsOfOrder(uid, orderId);
    response.json({ success: true, ...(await reviews) });
  });

  router.post('/', limitJson(SMALL_BODY), async (request, response) => {
    const person = await requireUser(request);
    const input = await readBody(request, reviewRequestSchema);
    await consumeAttempt(PER_PERSON, person.uid, now());
    const written = await writeReview(person, input, now());
    response.json({ success: true, review: toCustomerReview(written) });
  });

  router.put('/:id', limitJson(SMALL_BODY), async (request, response) => {
    const { uid } = await requireUser(request);
    const content = await readBody(request, reviewContentSchema);
    await consumeAttempt(PER_PERSON, uid, now());
    const edited = await editReview({ id: reviewIdIn(request), uid, at: now() }, content);
    response.json({ success: true, review: toCustomerReview(edited) });
  });

  router.delete('/:id', async (request, response) => {
    const { uid } = await requireUser(request);
    await withdrawReview({ id: reviewIdIn(request), uid, at: now() });
    response.json({ success: true });
  });

  router.use('/desk', staffReviewRoutes(now));

  router.all('/', refuseOtherMethods('GET', 'POST'));
  router.all('/mine', refuseOtherMethods('GET'));
  router.all('/:id', refuseOtherMethods('PUT', 'DELETE'));
  return router;
}
