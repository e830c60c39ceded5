import {
  editableUntil,
  type OwnReview,
  type ReviewReply,
  type ReviewRow,
  type ShownReview,
} from '@kargha/domain/reviews/review';

import type { ReviewRecord } from '../records/review-record.ts';

/** What everybody may read of a review: each field by its name, so that what is added to it later stays private. */
export function shownReview(review: ReviewRecord): ShownReview {
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
    reply: toldReply(reply),
  };
}

/** What its writer reads of it. */
export function ownReview(review: ReviewRecord): OwnReview {
  return { ...around(review), editableUntil: editableUntil(review.createdAt).toISOString() };
}

/** What staff read of it. */
export function reviewRow(review: ReviewRecord): ReviewRow {
  return { ...around(review), updatedAt: review.updatedAt.toISOString() };
}

function around(review: ReviewRecord) {
  const { orderId, productId, title, status, rejection } = review;
  return { ...shownReview(review), orderId, productId, title, status, rejection };
}

function toldReply(reply: ReviewRecord['reply']): ReviewReply | null {
  return reply && { text: reply.text, at: reply.at.toISOString() };
}
