import { Router } from 'express';

import {
  ownReviewsQuerySchema,
  reviewRequestSchema,
  reviewWordsSchema,
  shownReviewsQuerySchema,
} from '@kargha/domain/reviews/review-requests';

import { FEW_FIELDS } from '../http/body-sizes.ts';
import { cacheForGuests } from '../http/caching.ts';
import { personOf } from '../http/caller.ts';
import { jsonUpTo, readBody } from '../http/json-body.ts';
import { onlyMethods } from '../http/no-such-route.ts';
import { plainQuery } from '../http/plain-query.ts';
import { takeTry, type RateLimit } from '../http/rate-limit.ts';
import { visibleProduct } from '../products/visible-product.ts';
import { editReview, withdrawReview } from './own-review.ts';
import { newestOwnReviews, reviewsOfOrder } from './own-reviews.ts';
import { reviewIdIn } from './review-id.ts';
import { listShownReviews } from './shown-reviews.ts';
import { staffReviewRoutes } from './staff-review-routes.ts';
import { ownReview } from './told-review.ts';
import { writeReview } from './write-review.ts';

/** Whoever has bought more at once can go on after an hour. */
const PER_PERSON: RateLimit = { scope: 'review-person', tries: 30, minutes: 60 };

/** /api/reviews: what buyers say of the pieces that have reached them. */
export function reviewRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/', cacheForGuests, async (request, response) => {
    const asked = await shownReviewsQuerySchema.validate(plainQuery(request));
    await visibleProduct(request, asked.productId);
    response.json({ success: true, ...(await listShownReviews(asked)) });
  });

  router.get('/mine', async (request, response) => {
    const { uid } = await personOf(request);
    const { orderId } = await ownReviewsQuerySchema.validate(plainQuery(request));
    const own = orderId === undefined ? newestOwnReviews(uid) : reviewsOfOrder(uid, orderId);
    response.json({ success: true, ...(await own) });
  });

  router.post('/', jsonUpTo(FEW_FIELDS), async (request, response) => {
    const person = await personOf(request);
    const asked = await readBody(request, reviewRequestSchema);
    await takeTry(PER_PERSON, person.uid, now());
    const written = await writeReview(person, asked, now());
    response.json({ success: true, review: ownReview(written) });
  });

  router.put('/:id', jsonUpTo(FEW_FIELDS), async (request, response) => {
    const { uid } = await personOf(request);
    const words = await readBody(request, reviewWordsSchema);
    await takeTry(PER_PERSON, uid, now());
    const edited = await editReview({ id: reviewIdIn(request), uid, at: now() }, words);
    response.json({ success: true, review: ownReview(edited) });
  });

  router.delete('/:id', async (request, response) => {
    const { uid } = await personOf(request);
    await withdrawReview({ id: reviewIdIn(request), uid, at: now() });
    response.json({ success: true });
  });

  router.use('/desk', staffReviewRoutes(now));

  router.all('/', onlyMethods('GET', 'POST'));
  router.all('/mine', onlyMethods('GET'));
  router.all('/:id', onlyMethods('PUT', 'DELETE'));
  return router;
}
