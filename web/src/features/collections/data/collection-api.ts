import { ApiError, callApi } from '#lib/server/api-client.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

export interface PublishedCollection {
  title: string;
  description: string;
  /** '' when there is no Hindi text */
  titleHindi: string;
  descriptionHindi: string;
  /** '' uses the picture of the first product */
  coverProductId: string;
  productIds: string[];
}

/** Returns null when there is no such published collection. @throws ApiError */
export async function readCollection(slug: string): Promise<PublishedCollection | null> {
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
