import type { CustomerReview } from '@kargha/domain/reviews/review';
import type { ReviewRequest, ReviewContent } from '@kargha/domain/reviews/review-requests';
import { fullReviewFrom } from '#lib/documents/review-fields.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import { callApi } from '#lib/server/api-client.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** @throws ApiError */
export async function readOrderReviews(orderId: string): Promise<readonly CustomerReview[]> {
  const query = new URLSearchParams({ orderId });
  const answer = await callApi(`/reviews/mine?${query.toString()}`, { token: await idToken() });
  return storedFields(answer).parts('reviews').map(customerReviewFrom);
}

/** @throws ApiError not_delivered, already_reviewed, product_gone */
export async function sendReview(body: ReviewRequest): Promise<CustomerReview> {
  return reviewIn('/reviews', 'POST', body);
}

/** @throws ApiError edit_over */
export async function saveReview(id: string, body: ReviewContent): Promise<CustomerReview> {
  return reviewIn(`/reviews/${id}`, 'PUT', body);
}

/** @throws ApiError not_found */
export async function withdrawReview(id: string): Promise<void> {
  await callApi(`/reviews/${id}`, { method: 'DELETE', token: await idToken() });
}

async function reviewIn(
  path: string,
  method: 'POST' | 'PUT',
  body: object,
): Promise<CustomerReview> {
  const answer = await callApi(path, { method, body, token: await idToken() });
  return customerReviewFrom(storedFields(answer).part('review'));
}

function customerReviewFrom(fields: StoredFields): CustomerReview {
  return { ...fullReviewFrom(fields), editableUntil: fields.text('editableUntil') };
}
