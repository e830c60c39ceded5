import {
  reviewPublishSchema,
  reviewQuerySchema,
  reviewRejectSchema,
  reviewReplySchema,
} from '@kargha/domain/reviews/review-moderation';
import type { Schema } from 'yup';

import { describeRoutes, type RouteDescription } from '../http/api-route.ts';

const step = (does: string, body: Schema): RouteDescription => ({
  does,
  who: 'staff',
  body,
  responseFields: ['review'],
});

export const STAFF_REVIEW_API = describeRoutes('/api/reviews/desk', {
  'GET /': {
    does: 'Lists the reviews that were sent in.',
    who: 'staff',
    query: reviewQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'POST /:id/publish': step('Publishes one.', reviewPublishSchema),
  'POST /:id/reject': step('Rejects one, with a reason.', reviewRejectSchema),
  'POST /:id/reply': step('Answers one; an empty text takes the answer away.', reviewReplySchema),
});
