import { reviewEndpoints, type CustomerReview } from '@kargha/domain/reviews/review-endpoints';
import type { ReviewRequest, ReviewContent } from '@kargha/domain/reviews/review-requests';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** @throws ApiError */
export async function readOrderReviews(orderId: string): Promise<readonly CustomerReview[]> {
  const request = { query: { orderId }, token: await idToken() };
  return (await callEndpoint(reviewEndpoints.mine, request)).reviews;
}

/** @throws ApiError not_delivered, already_reviewed, product_gone */
export async function sendReview(body: ReviewRequest): Promise<CustomerReview> {
  return (await callEndpoint(reviewEndpoints.write, { body, token: await idToken() })).review;
}

/** @throws ApiError edit_over */
export async function saveReview(id: string, body: ReviewContent): Promise<CustomerReview> {
  const request = { params: { id }, body, token: await idToken() };
  return (await callEndpoint(reviewEndpoints.edit, request)).review;
}

/** @throws ApiError not_found */
export async function withdrawReview(id: string): Promise<void> {
  await callEndpoint(reviewEndpoints.withdraw, { params: { id }, token: await idToken() });
}
