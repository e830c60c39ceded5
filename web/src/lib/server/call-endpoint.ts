import type {
  Endpoint,
  EndpointMethod,
  EndpointResult,
  SignedRequest,
} from '@kargha/domain/api/endpoint';

import { callApi, type JsonObject } from './api-client.ts';
import { endpointPath, type PathParts } from './endpoint-path.ts';
import { readResponse } from './read-response.ts';

interface RequestParts extends PathParts {
  body?: unknown;
  token?: string | undefined;
}

/** Sends a request and returns the body, like `callApi`. */
type Send = (
  path: string,
  call?: Pick<RequestParts, 'body' | 'token'> & { method?: EndpointMethod },
) => Promise<JsonObject>;

/**
 * Calls the server and checks the response. @throws ApiError with the server's message, and unexpected_response when
 * the response does not match, for example from an older server
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  request: SignedRequest<E>,
  send: Send = callApi,
): Promise<EndpointResult<E>> {
  const { params, query, ...rest } = request as RequestParts;
  const { method, response } = endpoint;
  const path = endpointPath(endpoint, { params, query });
  const answer = await send(path, { method, ...rest });
  return (response && readResponse(endpoint.path, response, answer)) as EndpointResult<E>;
}
