import type { PublicReview } from '@kargha/domain/reviews/review-endpoints';
import { lineRefFrom } from '#lib/documents/line-fields.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callApi } from '#lib/server/api-client.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** A restricted product is read as the signed-in person, who must hold its access code. */
interface ReviewFilter extends Readonly<Record<string, string>> {
  productId: string;
  access: 'all' | 'code';
}

/**
 * Newest first, one page per call. Reads the fields itself, because product pages should not load the schemas of the
 * endpoint. @throws ApiError
 */
export async function listReviews(
  { productId, access }: ReviewFilter,
  cursor: string,
): Promise<ListPage<PublicReview>> {
  const query = new URLSearchParams({ productId, ...(cursor !== '' && { cursor }) });
  const token = access === 'code' ? await idToken() : undefined;
  const fields = storedFields(await callApi(`/reviews?${query.toString()}`, { token }));
  return {
    rows: fields.parts('rows').map(reviewFrom),
    nextCursor: fields.text('nextCursor') || null,
  };
}

function reviewFrom(fields: StoredFields): PublicReview {
  const { options = {} } = lineRefFrom(fields);
  return {
    id: fields.text('id'),
    name: fields.text('name'),
    rating: fields.number('rating'),
    text: fields.text('text'),
    options: { ...options },
    returned: fields.flag('returned', false),
    createdAt: fields.time('createdAt'),
    editedAt: fields.has('editedAt') ? fields.time('editedAt') : null,
    reply: fields.has('reply') ? replyFrom(fields.part('reply')) : null,
  };
}

function replyFrom(fields: StoredFields): PublicReview['reply'] {
  return { text: fields.text('text'), at: fields.time('at') };
}
