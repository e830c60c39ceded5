import {
  customerReviewsQuerySchema,
  reviewRequestSchema,
  reviewContentSchema,
  publicReviewsQuerySchema,
} from '@kargha/domain/reviews/review-requests';

import { describeRoutes } from '../http/api-route.ts';

const who = 'person' as const;
const responseFields = ['review'];

export const REVIEW_API = describeRoutes('/api/reviews', {
  'GET /': {
    does: 'Lists the published reviews of a product.',
    query: publicReviewsQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'GET /mine': {
    does: 'Lists what the caller has said of their pieces, and which delivered ones they may review; of one order or of the newest.',
    who,
    query: customerReviewsQuerySchema,
    responseFields: ['reviews', 'reviewable'],
  },
  'POST /': {
    does: 'Reviews a line of an order that was delivered to the caller; it is public when staff publish it.',
    who,
    body: reviewRequestSchema,
    responseFields,
  },
  'PUT /:id': {
    does: 'Changes one’s own review within thirty days; it waits for staff again.',
    who,
    body: reviewContentSchema,
    responseFields,
  },
  'DELETE /:id': { does: 'Takes one’s own review back.', who },
});
