import { Router, type Request } from 'express';

import {
  reviewPublishSchema,
  reviewQuerySchema,
  reviewRejectSchema,
  reviewReplySchema,
} from '@kargha/domain/reviews/review-moderation';

import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import {
  publishReview,
  rejectReview,
  replyToReview,
  type ReviewAction,
} from './moderate-review.ts';
import { listReviews } from './staff-reviews.ts';
import { reviewIdIn } from './review-id.ts';
import { toReviewRow } from './review-views.ts';

export function staffReviewRoutes(now: () => Date): Router {
  const router = Router();
  const actionOf = (request: Request, by: string, updatedAt: string): ReviewAction => ({
    id: reviewIdIn(request),
    updatedAt,
    by,
    at: now(),
  });

  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const input = await reviewQuerySchema.validate(queryParams(request), { abortEarly: false });
    response.json({ success: true, ...(await listReviews(input)) });
  });

  router.post('/:id/publish', limitJson(SMALL_BODY), async (request, response) => {
    const { uid } = await requireAdmin(request);
    const { updatedAt } = await readBody(request, reviewPublishSchema);
    const review = await publishReview(actionOf(request, uid, updatedAt));
    response.json({ success: true, review: toReviewRow(review) });
  });

  router.post('/:id/reject', limitJson(SMALL_BODY), async (request, response) => {
    const { uid } = await requireAdmin(request);
    const { reason, updatedAt } = await readBody(request, reviewRejectSchema);
    const review = await rejectReview(actionOf(request, uid, updatedAt), reason);
    response.json({ success: true, review: toReviewRow(review) });
  });

  router.post('/:id/reply', limitJson(SMALL_BODY), async (request, response) => {
    const { uid } = await requireAdmin(request);
    const { text, updatedAt } = await readBody(request, reviewReplySchema);
    const review = await replyToReview(actionOf(request, uid, updatedAt), text);
    response.json({ success: true, review: toReviewRow(review) });
  });

  router.all('/', refuseOtherMethods('GET'));
  for (const action of ['publish', 'reject', 'reply'])
    router.all(`/:id/${action}`, refuseOtherMethods('POST'));
  return router;
}
