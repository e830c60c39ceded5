import { publicReviews, type PublicReview } from '@kargha/domain/reviews/public-review';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callApi } from '#lib/server/api-client.ts';
import { readResponse } from '#lib/server/read-response.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** A restricted product is read as the signed-in person, who must hold its access code. */
interface ReviewFilter extends Readonly<Record<string, string>> {
  productId: string;
  access: 'all' | 'code';
}

/** Newest first, one page per call. @throws ApiError */
export async function listReviews(
  { productId, access }: ReviewFilter,
  cursor: string,
): Promise<ListPage<PublicReview>> {
  const query = new URLSearchParams({ productId, ...(cursor !== '' && { cursor }) });
  const token = access === 'code' ? await idToken() : undefined;
  const answer = await callApi(`/reviews?${query.toString()}`, { token });
  return readResponse('/api/reviews', publicReviews, answer);
}
