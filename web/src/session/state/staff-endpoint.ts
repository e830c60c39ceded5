import type { Endpoint, EndpointResult, SignedRequest } from '@kargha/domain/api/endpoint';
import { callEndpoint } from '#lib/server/call-endpoint.ts';

import { callStaffApi } from './staff-api.ts';

/** Asks staff to sign in again where the server wants it. @throws ApiError like callEndpoint */
export function callStaffEndpoint<E extends Endpoint>(
  endpoint: E,
  request: SignedRequest<E>,
): Promise<EndpointResult<E>> {
  return callEndpoint(endpoint, request, callStaffApi);
}
