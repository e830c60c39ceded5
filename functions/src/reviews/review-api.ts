import {
  ownReviewsQuerySchema,
  reviewRequestSchema,
  reviewWordsSchema,
  shownReviewsQuerySchema,
} from '@kargha/domain/reviews/review-requests';

import { describedAt } from '../http/api-route.ts';

const who = 'person' as const;
const gives = ['review'];

export const REVIEW_API = describedAt('/api/reviews', {
  'GET /': {
    does: 'Lists the published reviews of a product.',
    query: shownReviewsQuerySchema,
    gives: ['rows', 'nextCursor'],
  },
  'GET /mine': {
    does: 'Lists what the caller has said of their pieces, and which delivered ones they may review; of one order or of the newest.',
    who,
    query: ownReviewsQuerySchema,
    gives: ['reviews', 'reviewable'],
  },
  'POST /': {
    does: 'Reviews a line of an order that was delivered to the caller; it is public when staff publish it.',
    who,
    body: reviewRequestSchema,
    gives,
  },
  'PUT /:id': {
    does: 'Changes one’s own review within thirty days; it waits for staff again.',
    who,
    body: reviewWordsSchema,
    gives,
  },
  'DELETE /:id': { does: 'Takes one’s own review back.', who },
});
