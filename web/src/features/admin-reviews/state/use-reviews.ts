import type { ReviewRow } from '@kargha/domain/reviews/staff-review-endpoints';
import { usePages, type PagedRows } from '#lib/reading/use-pages.ts';

import { listReviews } from '../data/reviews-api.ts';

export { publishReview, rejectReview, replyToReview } from '../data/reviews-api.ts';

export function useReviews(filter: Readonly<Record<'status', string>>): PagedRows<ReviewRow> {
  return usePages({ read: listReviews, filter, idOf: ({ id }) => id });
}
