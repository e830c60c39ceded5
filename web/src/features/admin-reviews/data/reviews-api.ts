import type { ReviewRow } from '@kargha/domain/reviews/review';
import { fullReviewFrom } from '#lib/documents/review-fields.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

const ROOT = '/reviews/desk';

export async function listReviews(
  filter: Readonly<Record<'status', string>>,
  cursor: string,
): Promise<ListPage<ReviewRow>> {
  const fields = storedFields(await callStaffApi(`${ROOT}?${buildQuery({ ...filter, cursor })}`));
  return { rows: fields.parts('rows').map(toRow), nextCursor: fields.text('nextCursor') || null };
}

/** @throws ApiError 409 `stale`, `published`, `product_gone` */
export async function publishReview(review: ReviewRow): Promise<ReviewRow> {
  return runStep(review, 'publish', {});
}

/** @throws ApiError 409 `stale`, `rejected` */
export async function rejectReview(review: ReviewRow, reason: string): Promise<ReviewRow> {
  return runStep(review, 'reject', { reason });
}

/** An empty text removes the reply. @throws ApiError 409 `stale` */
export async function replyToReview(review: ReviewRow, text: string): Promise<ReviewRow> {
  return runStep(review, 'reply', { text });
}

async function runStep(
  { id, updatedAt }: ReviewRow,
  name: 'publish' | 'reject' | 'reply',
  fields: object,
): Promise<ReviewRow> {
  const path = `${ROOT}/${encodeURIComponent(id)}/${name}`;
  const answer = await callStaffApi(path, { method: 'POST', body: { ...fields, updatedAt } });
  return toRow(storedFields(answer).part('review'));
}

function toRow(fields: StoredFields): ReviewRow {
  return { ...fullReviewFrom(fields), updatedAt: fields.text('updatedAt') };
}
