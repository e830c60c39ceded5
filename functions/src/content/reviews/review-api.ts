import {
  customerReviewsQuerySchema,
  reviewRequestSchema,
  reviewContentSchema,
  publicReviewsQuerySchema,
} from '@kargha/domain/reviews/review-requests';

import { describeRoutes } from '../../http/api-route.ts';

const who = 'person' as const;
const responseFields = ['review'];

export const REVIEW_API = describeRoutes('/api/reviews', {
  'GET /': {
    does: 'Lists the published reviews of a product.',
    query: publicReviewsQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'GET /mine': {
    does: 'Lists the caller’s reviews and the delivered items they can review, of one order or the newest.',
    who,
    query: customerReviewsQuerySchema,
    responseFields: ['reviews', 'reviewable'],
  },
  'POST /': {
    does: 'Reviews a delivered order line; staff publish it.',
    who,
    body: reviewRequestSchema,
    responseFields,
  },
  'PUT /:id': {
    does: 'Edits the caller’s review within thirty days; staff publish it again.',
    who,
    body: reviewContentSchema,
    responseFields,
  },
  'DELETE /:id': { does: 'Deletes the caller’s review.', who },
});
