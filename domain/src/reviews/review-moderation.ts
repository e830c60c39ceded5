import { object, string, type InferType } from 'yup';

import { UNKNOWN_FIELD } from '../records/request-fields.ts';
import { MAX_REVIEW_LENGTH, REVIEW_STATES } from './review.ts';
import { formatCount } from '../money/count-format.ts';

const version = string().strict().required('Please load this review again');

export const reviewQuerySchema = object({
  status: string()
    .oneOf([...REVIEW_STATES, ''], 'This status is not valid')
    .default(''),
  cursor: string().max(200),
});
export type ReviewQuery = InferType<typeof reviewQuerySchema>;

export const reviewPublishSchema = object({ updatedAt: version }).exact(UNKNOWN_FIELD);

/** POST /api/reviews/desk/{id}/reject: also removes a published review. */
export const reviewRejectSchema = object({
  reason: string().trim().max(500, 'At most 500 characters').required('Please give a reason'),
  updatedAt: version,
}).exact(UNKNOWN_FIELD);

/** POST /api/reviews/desk/{id}/reply: an empty text removes the reply. */
export const reviewReplySchema = object({
  text: string()
    .trim()
    .max(MAX_REVIEW_LENGTH, `At most ${formatCount(MAX_REVIEW_LENGTH)} characters`)
    .default(''),
  updatedAt: version,
}).exact(UNKNOWN_FIELD);
