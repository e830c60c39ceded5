import type { CallRequest } from '@kargha/domain/quotes/bulk-call';
import { callEndpoints, type RequestedCall } from '@kargha/domain/quotes/call-endpoints';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

export type { RequestedCall };

/** @throws ApiError invalid, too_many_requests */
export async function requestCall(body: CallRequest): Promise<RequestedCall> {
  return callEndpoint(callEndpoints.request, { body, token: await idToken() });
}
