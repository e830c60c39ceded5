import { bulkCatalogueEndpoints } from '@kargha/domain/quotes/bulk-catalogue-endpoints';
import { fetchFile } from '#lib/server/api-client.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** Returns the bulk catalogue as a PDF. Verified buyers get their own prices in it. @throws ApiError */
export async function fetchCatalogue(): Promise<Blob> {
  return fetchFile(endpointPath(bulkCatalogueEndpoints.pdf, {}), await idToken());
}
