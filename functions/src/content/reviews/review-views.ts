import { editableUntil } from '@kargha/domain/reviews/review';
import type { PublicReview } from '@kargha/domain/reviews/public-review';
import type { CustomerReview } from '@kargha/domain/reviews/review-endpoints';
import type { ReviewRow } from '@kargha/domain/reviews/staff-review-endpoints';

import type { ReviewRecord } from '../../records/review-record.ts';

/** Lists each public field, so that a field added later stays private. */
export function toPublicReview(review: ReviewRecord): PublicReview {
  const { id, name, rating, text, options, fit, returned, createdAt, editedAt, reply } = review;
  const { pictures } = review;
  const answered = reply && { text: reply.text, at: reply.at };
  const common = { id, name, rating, text, options, returned, pictures, createdAt, editedAt };
  return { ...common, ...(fit && { fit }), reply: answered };
}

export function toCustomerReview(review: ReviewRecord): CustomerReview {
  return { ...commonFields(review), editableUntil: editableUntil(review.createdAt) };
}

export function toReviewRow(review: ReviewRecord): ReviewRow {
  return { ...commonFields(review), updatedAt: review.updatedAt };
}

function commonFields(review: ReviewRecord) {
  const { orderId, productId, title, status, rejection, tailoringId } = review;
  const line = { orderId, productId, ...(tailoringId !== undefined && { tailoringId }) };
  const photos = review.photos.length;
  return { ...toPublicReview(review), ...line, title, photos, status, rejection };
}
