import {
  publicCollectionEndpoints,
  type PublicCollection,
} from '@kargha/domain/catalogue/public-collection-endpoints';
import { ApiError } from '#lib/server/api-client.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';

/** Returns null when there is no such published collection. @throws ApiError */
export async function readCollection(slug: string): Promise<PublicCollection | null> {
  try {
    const { collection } = await callEndpoint(publicCollectionEndpoints.find, { params: { slug } });
    return collection;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
