import { number, object, string, type InferType } from 'yup';

import { photosField } from '../records/photos-field.ts';
import { productIdField } from '../records/request-fields.ts';
import { isRecordId } from '../records/record-id.ts';
import { optionsField } from '../shopping/line-options-field.ts';
import { tailoringIdField } from '../shopping/tailoring-fields.ts';
import { FITS } from './fit.ts';
import { MAX_REVIEW_LENGTH, MAX_REVIEW_PHOTOS, MIN_REVIEW_LENGTH } from './review.ts';
import type { Message } from '../messages/message.ts';
import { reviewMessages } from '../messages/review-messages.ts';
import { formMessages } from '../messages/form-messages.ts';

const words = {
  rating: number()
    .strict()
    .typeError(reviewMessages.choose_stars)
    .integer(reviewMessages.choose_stars)
    .min(1, reviewMessages.choose_stars)
    .max(5, reviewMessages.choose_stars)
    .required(reviewMessages.choose_stars),
  text: string()
    .trim()
    .required(reviewMessages.write_a_few_words)
    .min(MIN_REVIEW_LENGTH, reviewMessages.review_too_short)
    .max(MAX_REVIEW_LENGTH, formMessages.at_most_plain),
  /** only for a piece in a size; missing without an answer */
  fit: string().strict().oneOf(FITS, reviewMessages.unknown_fit).optional(),
};
const recordId = (message: () => Message) =>
  string()
    .strict()
    .test('record-id', message, (id) => id === undefined || isRecordId(id));
const cursor = string().max(200);

/** PUT /api/reviews/{id}; the form uses the same schema. */
export const reviewContentSchema = object(words).exact(formMessages.unknown_field);
export type ReviewContent = InferType<typeof reviewContentSchema>;

/** POST /api/reviews: the content and the order line. */
export const reviewRequestSchema = object({
  orderId: recordId(reviewMessages.not_an_order_id).required(reviewMessages.not_an_order_id),
  productId: productIdField(),
  options: optionsField(),
  tailoringId: tailoringIdField(),
  ...words,
  photos: photosField(MAX_REVIEW_PHOTOS),
}).exact(formMessages.unknown_field);
export type ReviewRequest = InferType<typeof reviewRequestSchema>;

export const publicReviewsQuerySchema = object({
  productId: recordId(reviewMessages.not_a_product).required(reviewMessages.not_a_product),
  cursor,
});
export type PublicReviewsQuery = InferType<typeof publicReviewsQuerySchema>;

/** The query of GET /api/reviews/mine: of one order, or of the newest ones. */
export const customerReviewsQuerySchema = object({
  orderId: recordId(reviewMessages.not_an_order_id),
});
