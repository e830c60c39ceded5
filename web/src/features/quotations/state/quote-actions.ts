import type { AcceptedOffer } from '@kargha/domain/quotes/quote-endpoints';
import type { QuoteAcceptance } from '@kargha/domain/quotes/quote-offer';
import { ApiError, fetchFile } from '#lib/server/api-client.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

export { dropMessageFile, putMessageFile } from '#session/state/quote-uploads.ts';

/** Loaded with the first call: the schemas of the requests are larger than the page. */
const loadEndpoints = async () =>
  (await loadModule(import('@kargha/domain/quotes/quote-endpoints'))).quoteEndpoints;
const loadMessageEndpoints = async () =>
  (await loadModule(import('@kargha/domain/quotes/quote-message-endpoints'))).quoteMessageEndpoints;

/** @throws ApiError stale, expired, not_allowed */
export async function declineOffer(id: string, version: number, reason: string): Promise<void> {
  const request = { params: { id }, body: { version, reason }, token: await idToken() };
  await callEndpoint((await loadEndpoints()).decline, request);
}

/** @throws ApiError as `declineOffer` */
export async function requestChanges(id: string, version: number, message: string): Promise<void> {
  const request = { params: { id }, body: { version, message }, token: await idToken() };
  await callEndpoint((await loadEndpoints()).requestChanges, request);
}

/** Requests a new offer after the old one has expired. @throws ApiError as `declineOffer` */
export async function renewOffer(id: string, version: number, message: string): Promise<void> {
  const request = { params: { id }, body: { version, message }, token: await idToken() };
  await callEndpoint((await loadEndpoints()).renew, request);
}

/** @throws ApiError not_allowed */
export async function withdrawRequest(id: string): Promise<void> {
  await callEndpoint((await loadEndpoints()).withdraw, { params: { id }, token: await idToken() });
}

/** Idempotent: accepting again returns the same order. @throws ApiError as `declineOffer` */
export async function acceptOffer(id: string, body: QuoteAcceptance): Promise<AcceptedOffer> {
  return callEndpoint((await loadEndpoints()).accept, {
    params: { id },
    body,
    token: await idToken(),
  });
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
  await callEndpoint((await loadMessageEndpoints()).send, request);
}

export async function quotationPdf(id: string, version: number): Promise<Blob> {
  const request = { params: { id }, query: { version } };
  const endpoint = (await loadMessageEndpoints()).quotation;
  return fetchFile(endpointPath(endpoint, request), await idToken());
}

export async function quotationFile(id: string, name: string): Promise<Blob> {
  const request = { params: { id, name } };
  const endpoint = (await loadMessageEndpoints()).requestFile;
  return fetchFile(endpointPath(endpoint, request), await idToken());
}

export async function messageFile(id: string, messageId: string, name: string): Promise<Blob> {
  const request = { params: { id, messageId, name } };
  const endpoint = (await loadMessageEndpoints()).messageFile;
  return fetchFile(endpointPath(endpoint, request), await idToken());
}

export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && ['stale', 'expired'].includes(error.code);
}
