import { object, type InferOutput } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { pageOf, time } from '../api/response-fields.ts';
import { fullReview } from './review-endpoints.ts';
import {
  reviewPublishSchema,
  reviewQuerySchema,
  reviewRejectSchema,
  reviewReplySchema,
} from './review-moderation.ts';

const reviewRow = object({
  ...fullReview.entries,
  /** sent back with every step, so that no one moderates a review that has changed */
  updatedAt: time,
});
export type ReviewRow = InferOutput<typeof reviewRow>;

const response = object({ review: reviewRow });

export const staffReviewEndpoints = defineEndpoints('/api/reviews/desk', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists reviews for moderation.',
    who: 'staff',
    permission: 'content.read',
    query: reviewQuerySchema,
    response: pageOf(reviewRow),
  },
  photo: {
    method: 'GET',
    path: '/:id/photos/:place',
    does: 'Returns a photo of a review.',
    who: 'staff',
    permission: 'content.read',
    file: 'image/*',
  },
  publish: {
    method: 'POST',
    path: '/:id/publish',
    does: 'Publishes a review.',
    who: 'staff',
    permission: 'content.edit',
    body: reviewPublishSchema,
    response,
    errors: ['stale', 'published', 'product_gone'],
  },
  reject: {
    method: 'POST',
    path: '/:id/reject',
    does: 'Rejects a review, with a reason.',
    who: 'staff',
    permission: 'content.edit',
    body: reviewRejectSchema,
    response,
    errors: ['stale', 'rejected'],
  },
  reply: {
    method: 'POST',
    path: '/:id/reply',
    does: 'Replies to a review; an empty text removes the reply.',
    who: 'staff',
    permission: 'content.edit',
    body: reviewReplySchema,
    response,
    errors: ['stale'],
  },
});
