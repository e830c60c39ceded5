import {
  array,
  boolean,
  nullable,
  number,
  object,
  optional,
  picklist,
  record,
  string,
  type InferOutput,
} from 'valibot';

import { pageOf, time } from '../api/response-fields.ts';
import { FITS } from './fit.ts';

export const reviewOptions = optional(record(string(), string()), {});

const reviewReply = object({ text: string(), at: time });

/** Reveals neither the buyer nor the order. */
export const publicReview = object({
  id: string(),
  name: string(),
  rating: number(),
  text: string(),
  options: reviewOptions,
  /** missing without an answer */
  fit: optional(picklist(FITS)),
  returned: optional(boolean(), false),
  /** Storage paths of its photos */
  pictures: optional(array(string()), []),
  createdAt: time,
  /** null before the first edit */
  editedAt: optional(nullable(time), null),
  reply: optional(nullable(reviewReply), null),
});
export type PublicReview = InferOutput<typeof publicReview>;

/** A page of a product's reviews, without the schemas of requests, which product pages do not need. */
export const publicReviews = pageOf(publicReview);
