import { array, object, optional, picklist, string, type InferOutput } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { PHOTOS_BODY } from '../api/body-limits.ts';
import { count, time } from '../api/response-fields.ts';
import { publicReview, publicReviews, reviewOptions } from './public-review.ts';
import { REVIEW_STATES } from './review.ts';
import {
  customerReviewsQuerySchema,
  publicReviewsQuerySchema,
  reviewContentSchema,
  reviewRequestSchema,
} from './review-requests.ts';

/** A review as its writer and staff see it. */
export const fullReview = object({
  ...publicReview.entries,
  /** not public: it is a hash of measurements */
  tailoringId: optional(string()),
  orderId: string(),
  productId: string(),
  title: string(),
  /** number of photos that were sent */
  photos: optional(count, 0),
  status: picklist(REVIEW_STATES),
  /** why it was rejected; '' otherwise */
  rejection: string(),
});

const customerReview = object({ ...fullReview.entries, editableUntil: time });
export type CustomerReview = InferOutput<typeof customerReview>;

const reviewableLine = object({
  orderId: string(),
  orderNumber: string(),
  productId: string(),
  options: reviewOptions,
  tailoringId: optional(string()),
  title: string(),
});
export type ReviewableLine = InferOutput<typeof reviewableLine>;

const response = object({ review: customerReview });

export const reviewEndpoints = defineEndpoints('/api/reviews', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists the published reviews of a product.',
    query: publicReviewsQuerySchema,
    response: publicReviews,
    cachedForGuests: true,
  },
  mine: {
    method: 'GET',
    path: '/mine',
    does: 'Lists the caller’s reviews and the delivered items they can review, of one order or the newest.',
    who: 'person',
    query: customerReviewsQuerySchema,
    response: object({ reviews: array(customerReview), reviewable: array(reviewableLine) }),
  },
  write: {
    method: 'POST',
    path: '/',
    does: 'Reviews a delivered order line; staff publish it.',
    who: 'person',
    body: reviewRequestSchema,
    bodyBytes: PHOTOS_BODY,
    response,
    errors: ['not_delivered', 'already_reviewed', 'product_gone'],
  },
  edit: {
    method: 'PUT',
    path: '/:id',
    does: 'Edits the caller’s review within thirty days; staff publish it again.',
    who: 'person',
    body: reviewContentSchema,
    response,
    errors: ['edit_over'],
  },
  withdraw: {
    method: 'DELETE',
    path: '/:id',
    does: 'Deletes the caller’s review.',
    who: 'person',
  },
});
