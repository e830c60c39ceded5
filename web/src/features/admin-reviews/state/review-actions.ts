import {
  staffReviewEndpoints,
  type ReviewRow,
} from '@kargha/domain/reviews/staff-review-endpoints';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

/** @throws ApiError 409 `stale`, `published`, `product_gone` */
export async function publishReview({ id, updatedAt }: ReviewRow): Promise<ReviewRow> {
  const body = { updatedAt: updatedAt.toISOString() };
  const endpoint = staffReviewEndpoints.publish;
  return (await callStaffEndpoint(endpoint, { params: { id }, body })).review;
}

/** @throws ApiError 409 `stale`, `rejected` */
export async function rejectReview(
  { id, updatedAt }: ReviewRow,
  reason: string,
): Promise<ReviewRow> {
  const body = { reason, updatedAt: updatedAt.toISOString() };
  const endpoint = staffReviewEndpoints.reject;
  return (await callStaffEndpoint(endpoint, { params: { id }, body })).review;
}

/** An empty text removes the reply. @throws ApiError 409 `stale` */
export async function replyToReview(
  { id, updatedAt }: ReviewRow,
  text: string,
): Promise<ReviewRow> {
  const body = { text, updatedAt: updatedAt.toISOString() };
  return (await callStaffEndpoint(staffReviewEndpoints.reply, { params: { id }, body })).review;
}
