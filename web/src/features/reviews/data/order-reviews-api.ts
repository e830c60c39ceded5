import type { CustomerReview } from '@kargha/domain/reviews/review-endpoints';
import type { ReviewRequest, ReviewContent } from '@kargha/domain/reviews/review-requests';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** Loaded with the first call: the schemas of the requests are larger than the section. */
const loadEndpoints = async () =>
  (await loadModule(import('@kargha/domain/reviews/review-endpoints'))).reviewEndpoints;

/** @throws ApiError */
export async function readOrderReviews(orderId: string): Promise<readonly CustomerReview[]> {
  const request = { query: { orderId }, token: await idToken() };
  return (await callEndpoint((await loadEndpoints()).mine, request)).reviews;
}

/** @throws ApiError not_delivered, already_reviewed, product_gone */
export async function sendReview(body: ReviewRequest): Promise<CustomerReview> {
  return (await callEndpoint((await loadEndpoints()).write, { body, token: await idToken() }))
    .review;
}

/** @throws ApiError edit_over */
export async function saveReview(id: string, body: ReviewContent): Promise<CustomerReview> {
  const request = { params: { id }, body, token: await idToken() };
  return (await callEndpoint((await loadEndpoints()).edit, request)).review;
}

/** @throws ApiError not_found */
export async function withdrawReview(id: string): Promise<void> {
  await callEndpoint((await loadEndpoints()).withdraw, { params: { id }, token: await idToken() });
}
