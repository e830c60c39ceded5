import { object, string, type InferType } from 'yup';
import { MAX_REVIEW_LENGTH, REVIEW_STATES } from './review.ts';
import { formMessages } from '../messages/form-messages.ts';

const version = string().strict().required('Please load this review again');

export const reviewQuerySchema = object({
  status: string()
    .oneOf([...REVIEW_STATES, ''], 'This status is not valid')
    .default(''),
  cursor: string().max(200),
});
export type ReviewQuery = InferType<typeof reviewQuerySchema>;

export const reviewPublishSchema = object({ updatedAt: version }).exact(formMessages.unknown_field);

/** POST /api/reviews/desk/{id}/reject: also removes a published review. */
export const reviewRejectSchema = object({
  reason: string().trim().max(500, formMessages.at_most_plain).required('Please give a reason'),
  updatedAt: version,
}).exact(formMessages.unknown_field);

/** POST /api/reviews/desk/{id}/reply: an empty text removes the reply. */
export const reviewReplySchema = object({
  text: string().trim().max(MAX_REVIEW_LENGTH, formMessages.at_most_plain).default(''),
  updatedAt: version,
}).exact(formMessages.unknown_field);
