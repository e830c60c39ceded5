import type { ReviewRow } from '@kargha/domain/reviews/review';
import { fullReviewFrom } from '#lib/documents/review-fields.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

const DESK = '/reviews/desk';

/** One page of the reviews. @throws ApiError */
export async function listReviews(
  filter: Readonly<Record<'status', string>>,
  cursor: string,
): Promise<ListPage<ReviewRow>> {
  const fields = storedFields(await callStaffApi(`${DESK}?${buildQuery({ ...filter, cursor })}`));
  return { rows: fields.parts('rows').map(rowFrom), nextCursor: fields.text('nextCursor') || null };
}

/** @throws ApiError stale, published, product_gone */
export async function publishReview(review: ReviewRow): Promise<ReviewRow> {
  return step(review, 'publish', {});
}

/** @throws ApiError stale, rejected */
export async function rejectReview(review: ReviewRow, reason: string): Promise<ReviewRow> {
  return step(review, 'reject', { reason });
}

/** An empty text takes the answer away. @throws ApiError stale */
export async function replyToReview(review: ReviewRow, text: string): Promise<ReviewRow> {
  return step(review, 'reply', { text });
}

async function step(
  { id, updatedAt }: ReviewRow,
  name: 'publish' | 'reject' | 'reply',
  said: object,
): Promise<ReviewRow> {
  const path = `${DESK}/${encodeURIComponent(id)}/${name}`;
  const answer = await callStaffApi(path, { method: 'POST', body: { ...said, updatedAt } });
  return rowFrom(storedFields(answer).part('review'));
}

function rowFrom(fields: StoredFields): ReviewRow {
  return { ...fullReviewFrom(fields), updatedAt: fields.text('updatedAt') };
}
