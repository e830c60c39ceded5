import { nullish, number, optional, picklist, record, string, type InferOutput } from 'valibot';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { FITS } from '@kargha/domain/reviews/fit';
import { REVIEW_STATES, reviewKey } from '@kargha/domain/reviews/review';
import type { LineRef } from '@kargha/domain/shopping/line-ref';
import {
  flag,
  storedObject,
  text,
  textOrNull,
  texts,
  timeOrEpoch,
  timeOrNull,
} from '@kargha/domain/records/stored-fields';
import { time } from '@kargha/domain/api/response-fields';

import { hashOf } from '../platform/keyed-ids.ts';
import { storedDocuments } from './stored-documents.ts';

const reviewSchema = storedObject({
  id: string(),
  productId: string(),
  orderId: string(),
  options: optional(record(string(), string()), {}),
  /** which of the order's lines of the product; missing for a product as it is */
  tailoringId: optional(string()),
  title: text,
  /** null once the writer's account is closed */
  uid: textOrNull,
  /** as shown to everyone */
  name: text,
  rating: number(),
  text,
  /** Storage paths that only the server reads; the copies that are shown while it is published */
  photos: texts,
  pictures: texts,
  /** missing without an answer */
  fit: optional(picklist(FITS)),
  status: picklist(REVIEW_STATES),
  rejection: text,
  reply: nullish(storedObject({ text: string(), at: time }), null),
  /** true when items of the line were returned */
  returned: flag,
  createdAt: time,
  /** null before the first edit */
  editedAt: timeOrNull,
  updatedAt: timeOrEpoch,
});
/** reviews/{id}: readable only by the server, because it names the buyer and the order. */
export type ReviewRecord = InferOutput<typeof reviewSchema>;

export const {
  ref: reviewRef,
  query: reviews,
  read: readReview,
  readAll: readReviews,
  readOrSkip: readReviewOrSkip,
} = storedDocuments({ collection: COLLECTIONS.reviews, schema: reviewSchema, ids: ['id'] });

/** One id per order line, so that it has one review; it is public and does not reveal the order. */
export function reviewIdOf(orderId: string, line: LineRef): string {
  return hashOf(reviewKey(orderId, line)).slice(0, 32);
}
