import { Router } from 'express';

import { reviewEndpoints } from '@kargha/domain/reviews/review-endpoints';
import {
  staffReviewEndpoints,
  type ReviewRow,
} from '@kargha/domain/reviews/staff-review-endpoints';
import { isRecordId } from '@kargha/domain/records/record-id';
import type { ReviewQuery } from '@kargha/domain/reviews/review-moderation';

import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { visibleProduct } from '../../catalogue/products/visible-product.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { editReview, reviewNotFound, withdrawReview } from './edit-review.ts';
import { newestCustomerReviews, reviewsOfOrder } from './customer-reviews.ts';
import { publishReview, rejectReview, replyToReview } from './moderate-review.ts';
import { listPublicReviews } from './public-reviews.ts';
import { toCustomerReview, toReviewRow } from './review-views.ts';
import { writeReview } from './write-review.ts';
import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { notFound } from '../../http/errors.ts';
import { readStoredFile } from '../../platform/file-store.ts';
import { photoType } from '../stories/publish-photo.ts';
import { FieldPath } from '../../platform/firestore.ts';
import { readReview, readReviewOrSkip, reviewRef, reviews } from '../../records/review-record.ts';

const SIZE = 25;

const PER_PERSON: RateLimit = { scope: 'review-person', attempts: 30, minutes: 60 };

export function reviewRoutes(now: () => Date): Router {
  const router = Router();
  // First, because their paths would be IDs of reviews.
  router.use(staffReviewRoutes(now));
  router.use(customerReviewRoutes(now));
  return router;
}

function customerReviewRoutes(now: () => Date): Router {
  return serveEndpoints(reviewEndpoints, {
    async list({ request, query }) {
      await visibleProduct(request, query.productId);
      return listPublicReviews(query);
    },
    mine: ({ query: { orderId }, caller: { uid } }) =>
      orderId === undefined ? newestCustomerReviews(uid) : reviewsOfOrder(uid, orderId),
    async write({ body, caller }) {
      await consumeAttempt(PER_PERSON, caller.uid, now());
      return { review: toCustomerReview(await writeReview(caller, body, now())) };
    },
    async edit({ params, body, caller: { uid } }) {
      await consumeAttempt(PER_PERSON, uid, now());
      const edited = await editReview({ id: idOf(params), uid, at: now() }, body);
      return { review: toCustomerReview(edited) };
    },
    withdraw: ({ params, caller: { uid } }) => withdrawReview({ id: idOf(params), uid, at: now() }),
  });
}

function staffReviewRoutes(now: () => Date): Router {
  return serveEndpoints(staffReviewEndpoints, {
    list: ({ query }) => listReviews(query),
    async photo({ params, response }) {
      const { path, content } = await photoOf(params);
      response.type(photoType(path)).send(content);
    },
    async publish({ params, body: { updatedAt }, caller: { uid: by } }) {
      const review = await publishReview({ id: idOf(params), updatedAt, by, at: now() });
      return { review: toReviewRow(review) };
    },
    async reject({ params, body: { reason, updatedAt }, caller: { uid: by } }) {
      const review = await rejectReview({ id: idOf(params), updatedAt, by, at: now() }, reason);
      return { review: toReviewRow(review) };
    },
    async reply({ params, body: { text, updatedAt }, caller: { uid: by } }) {
      const review = await replyToReview({ id: idOf(params), updatedAt, by, at: now() }, text);
      return { review: toReviewRow(review) };
    },
  });
}

/** Throws 404 for an invalid ID. */
function idOf({ id }: { id: string }): string {
  if (isRecordId(id)) return id;
  throw reviewNotFound();
}

async function photoOf(params: {
  id: string;
  place: string;
}): Promise<{ path: string; content: Buffer }> {
  const review = readReview(await reviewRef(idOf(params)).get());
  const path = review?.photos[Number(params.place)];
  const content = path === undefined ? null : await readStoredFile(path);
  if (path === undefined || !content) throw notFound('We could not find this photo.');
  return { path, content };
}

/** Newest first. */
function listReviews({ status, cursor }: ReviewQuery): Promise<CursorPage<ReviewRow>> {
  const all = reviews();
  const filtered = status === '' ? all : all.where('status', '==', status);
  return readPage({
    query: filtered.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc'),
    cursor,
    size: SIZE,
    documentRef: reviewRef,
    rowOf: (snapshot) => {
      const review = readReviewOrSkip(snapshot);
      return review && toReviewRow(review);
    },
  });
}
