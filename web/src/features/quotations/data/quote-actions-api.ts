import { quoteEndpoints, type AcceptedOffer } from '@kargha/domain/quotes/quote-endpoints';
import { quoteMessageEndpoints } from '@kargha/domain/quotes/quote-message-endpoints';
import type { QuoteAcceptance } from '@kargha/domain/quotes/quote-offer';
import { fetchFile } from '#lib/server/api-client.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** @throws ApiError stale, expired, not_allowed */
export async function declineOffer(id: string, version: number, reason: string): Promise<void> {
  const request = { params: { id }, body: { version, reason }, token: await idToken() };
  await callEndpoint(quoteEndpoints.decline, request);
}

/** @throws ApiError as `declineOffer` */
export async function requestChanges(id: string, version: number, message: string): Promise<void> {
  const request = { params: { id }, body: { version, message }, token: await idToken() };
  await callEndpoint(quoteEndpoints.requestChanges, request);
}

/** Requests a new offer after the old one has expired. @throws ApiError as `declineOffer` */
export async function renewOffer(id: string, version: number, message: string): Promise<void> {
  const request = { params: { id }, body: { version, message }, token: await idToken() };
  await callEndpoint(quoteEndpoints.renew, request);
}

/** @throws ApiError not_allowed */
export async function withdrawRequest(id: string): Promise<void> {
  await callEndpoint(quoteEndpoints.withdraw, { params: { id }, token: await idToken() });
}

/** Idempotent: accepting again returns the same order. @throws ApiError as `declineOffer` */
export async function acceptOffer(id: string, body: QuoteAcceptance): Promise<AcceptedOffer> {
  return callEndpoint(quoteEndpoints.accept, { params: { id }, body, token: await idToken() });
}

export interface NewMessage {
  /** drawn once, so that sending it again does not post it twice */
  messageId: string;
  text: string;
  version: number | null;
  /** counted from 0 */
  line: number | null;
  files: readonly string[];
}

export async function sendMessage(id: string, body: NewMessage): Promise<void> {
  const request = { params: { id }, body, token: await idToken() };
  await callEndpoint(quoteMessageEndpoints.send, request);
}

export async function quotationPdf(id: string, version: number): Promise<Blob> {
  const request = { params: { id }, query: { version } };
  return fetchFile(endpointPath(quoteMessageEndpoints.quotation, request), await idToken());
}

export async function quotationFile(id: string, name: string): Promise<Blob> {
  const request = { params: { id, name } };
  return fetchFile(endpointPath(quoteMessageEndpoints.requestFile, request), await idToken());
}

export async function messageFile(id: string, messageId: string, name: string): Promise<Blob> {
  const request = { params: { id, messageId, name } };
  return fetchFile(endpointPath(quoteMessageEndpoints.messageFile, request), await idToken());
}
