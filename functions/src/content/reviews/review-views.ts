import {
  editableUntil,
  type CustomerReview,
  type ReviewReply,
  type ReviewRow,
  type PublicReview,
} from '@kargha/domain/reviews/review';

import type { ReviewRecord } from '../../records/review-record.ts';

/** Lists each public field, so that a field added later stays private. */
export function toPublicReview(review: ReviewRecord): PublicReview {
  const { id, name, rating, text, options, returned, createdAt, editedAt, reply } = review;
  return {
    id,
    name,
    rating,
    text,
    options,
    returned,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    reply: toReply(reply),
  };
}

export function toCustomerReview(review: ReviewRecord): CustomerReview {
  return { ...commonFields(review), editableUntil: editableUntil(review.createdAt).toISOString() };
}

export function toReviewRow(review: ReviewRecord): ReviewRow {
  return { ...commonFields(review), updatedAt: review.updatedAt.toISOString() };
}

function commonFields(review: ReviewRecord) {
  const { orderId, productId, title, status, rejection } = review;
  return { ...toPublicReview(review), orderId, productId, title, status, rejection };
}

function toReply(reply: ReviewRecord['reply']): ReviewReply | null {
  return reply && { text: reply.text, at: reply.at.toISOString() };
}
