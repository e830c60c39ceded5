import {
  reviewPublishSchema,
  reviewQuerySchema,
  reviewRejectSchema,
  reviewReplySchema,
} from '@kargha/domain/reviews/review-moderation';
import type { Schema } from 'yup';

import { describedAt, type RouteDescription } from '../http/api-route.ts';

const step = (does: string, body: Schema): RouteDescription => ({
  does,
  who: 'staff',
  body,
  gives: ['review'],
});

export const STAFF_REVIEW_API = describedAt('/api/reviews/desk', {
  'GET /': {
    does: 'Lists the reviews that were sent in.',
    who: 'staff',
    query: reviewQuerySchema,
    gives: ['rows', 'nextCursor'],
  },
  'POST /:id/publish': step('Publishes one.', reviewPublishSchema),
  'POST /:id/reject': step('Rejects one, with a reason.', reviewRejectSchema),
  'POST /:id/reply': step('Answers one; an empty text takes the answer away.', reviewReplySchema),
});
