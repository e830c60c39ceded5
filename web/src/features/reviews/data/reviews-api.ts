import type { PublicReview } from '@kargha/domain/reviews/review';
import { shownReviewFrom } from '#lib/documents/review-fields.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callApi } from '#lib/server/api-client.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** Which product; one behind an access code is asked for in the name of who holds the code. */
interface ReviewFilter extends Readonly<Record<string, string>> {
  productId: string;
  access: 'all' | 'code';
}

/** One page of what buyers say of a product, the newest first. @throws ApiError */
export async function listReviews(
  { productId, access }: ReviewFilter,
  cursor: string,
): Promise<ListPage<PublicReview>> {
  const query = new URLSearchParams({ productId, ...(cursor !== '' && { cursor }) });
  const token = access === 'code' ? await idToken() : undefined;
  const fields = storedFields(await callApi(`/reviews?${query.toString()}`, { token }));
  return {
    rows: fields.parts('rows').map(shownReviewFrom),
    nextCursor: fields.text('nextCursor') || null,
  };
}
