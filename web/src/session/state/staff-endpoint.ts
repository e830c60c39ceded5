import type { Endpoint, SignedRequest, EndpointResult } from '@kargha/domain/api/endpoint';
import { refreshAfterAction } from '#lib/reading/server-state.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';

import { callStaffApi } from './staff-api.ts';

/**
 * Asks staff to sign in again where the server wants it. An action refreshes what was read before. @throws ApiError
 * like callEndpoint
 */
export async function callStaffEndpoint<E extends Endpoint>(
  endpoint: E,
  request: SignedRequest<E>,
): Promise<EndpointResult<E>> {
  const answer = callEndpoint(endpoint, request, callStaffApi);
  await answer;
  if (endpoint.method !== 'GET' && !endpoint.onlyReads) refreshAfterAction();
  return answer;
}
