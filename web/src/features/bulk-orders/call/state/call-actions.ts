import type { CallRequest } from '@kargha/domain/quotes/bulk-call';
import { callEndpoints, type RequestedCall } from '@kargha/domain/quotes/call-endpoints';
import { emailLanguage } from '#lib/language/language-choice.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

export type { RequestedCall };

/** @throws ApiError invalid, too_many_requests */
export async function requestCall(call: CallRequest): Promise<RequestedCall> {
  const body = { ...call, ...emailLanguage() };
  return callEndpoint(callEndpoints.request, { body, token: await idToken() });
}
