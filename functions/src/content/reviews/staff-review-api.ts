import {
  reviewPublishSchema,
  reviewQuerySchema,
  reviewRejectSchema,
  reviewReplySchema,
} from '@kargha/domain/reviews/review-moderation';
import type { Schema } from 'yup';

import { describeRoutes, type RouteDescription } from '../../http/api-route.ts';

const step = (does: string, body: Schema): RouteDescription => ({
  does,
  who: 'staff',
  body,
  responseFields: ['review'],
});

export const STAFF_REVIEW_API = describeRoutes('/api/reviews/desk', {
  'GET /': {
    does: 'Lists reviews for moderation.',
    who: 'staff',
    query: reviewQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'POST /:id/publish': step('Publishes a review.', reviewPublishSchema),
  'POST /:id/reject': step('Rejects a review, with a reason.', reviewRejectSchema),
  'POST /:id/reply': step(
    'Replies to a review; an empty text removes the reply.',
    reviewReplySchema,
  ),
});
