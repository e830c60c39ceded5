import type { ReviewRow } from '@kargha/domain/reviews/review';
import { usePages, type PagedRows } from '#lib/reading/use-pages.ts';

import { listReviews } from '../data/review-desk-api.ts';

export { publishReview, rejectReview, replyToReview } from '../data/review-desk-api.ts';

/** Reviews of one state, page by page. */
export function useReviews(filter: Readonly<Record<'status', string>>): PagedRows<ReviewRow> {
  return usePages({ read: listReviews, filter, idOf: ({ id }) => id });
}
