import { ApiError, callApi } from '#lib/server/api-client.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

/** A published collection, with the ids of its products in their order. */
export interface ShownCollection {
  title: string;
  description: string;
  /** '' where staff have written it in English alone */
  titleHindi: string;
  descriptionHindi: string;
  /** '' : the picture of its first product */
  coverProductId: string;
  productIds: string[];
}

/** Null when there is none, or when the shop does not show it. @throws ApiError when the shop cannot be asked */
export async function readCollection(slug: string): Promise<ShownCollection | null> {
  const answer = await callApi(`/collections/${encodeURIComponent(slug)}`).catch(nullOn404);
  if (!answer) return null;
  const fields = storedFields(answer).part('collection');
  return {
    title: fields.text('title'),
    description: fields.text('description'),
    titleHindi: fields.text('titleHindi'),
    descriptionHindi: fields.text('descriptionHindi'),
    coverProductId: fields.text('coverProductId'),
    productIds: fields.texts('productIds'),
  };
}

function nullOn404(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
