import { number, object, string, type InferType } from 'yup';

import { productIdField, UNKNOWN_FIELD } from '../records/request-fields.ts';
import { isRecordId } from '../records/record-id.ts';
import { optionsField } from '../shopping/line-options-field.ts';
import { MAX_REVIEW_LENGTH, MIN_REVIEW_LENGTH } from './review.ts';
import { formatCount } from '../money/count-format.ts';

const CHOOSE_STARS = 'Please choose one to five stars';

const words = {
  rating: number()
    .strict()
    .typeError(CHOOSE_STARS)
    .integer(CHOOSE_STARS)
    .min(1, CHOOSE_STARS)
    .max(5, CHOOSE_STARS)
    .required(CHOOSE_STARS),
  text: string()
    .trim()
    .required('Please write a few words about the piece')
    .min(MIN_REVIEW_LENGTH, `Please write at least ${MIN_REVIEW_LENGTH} characters`)
    .max(MAX_REVIEW_LENGTH, `At most ${formatCount(MAX_REVIEW_LENGTH)} characters`),
};
const recordId = (message: string) =>
  string()
    .strict()
    .test('record-id', message, (id) => id === undefined || isRecordId(id));
const cursor = string().max(200);

/** PUT /api/reviews/{id}; the form uses the same schema. */
export const reviewContentSchema = object(words).exact(UNKNOWN_FIELD);
export type ReviewContent = InferType<typeof reviewContentSchema>;

/** POST /api/reviews: the content and the order line. */
export const reviewRequestSchema = object({
  orderId: recordId('This is not the id of an order').required('This is not the id of an order'),
  productId: productIdField(),
  options: optionsField(),
  ...words,
}).exact(UNKNOWN_FIELD);
export type ReviewRequest = InferType<typeof reviewRequestSchema>;

export const publicReviewsQuerySchema = object({
  productId: recordId('This is not the id of a product').required(
    'This is not the id of a product',
  ),
  cursor,
});
export type PublicReviewsQuery = InferType<typeof publicReviewsQuerySchema>;

/** The query of GET /api/reviews/mine: of one order, or of the newest ones. */
export const customerReviewsQuerySchema = object({
  orderId: recordId('This is not the id of an order'),
});
