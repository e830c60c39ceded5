import type { QuoteAcceptance } from '@kargha/domain/quotes/quote-offer';
import { callApi, fetchFile, type JsonObject } from '#lib/server/api-client.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** @throws ApiError stale, expired, not_allowed */
export async function declineOffer(id: string, version: number, reason: string): Promise<void> {
  await postAction(id, 'decline', { version, reason });
}

/** @throws ApiError as `declineOffer` */
export async function requestChanges(id: string, version: number, message: string): Promise<void> {
  await postAction(id, 'changes', { version, message });
}

/** Requests a new offer after the old one has expired. @throws ApiError as `declineOffer` */
export async function renewOffer(id: string, version: number, message: string): Promise<void> {
  await postAction(id, 'renew', { version, message });
}

/** @throws ApiError not_allowed */
export async function withdrawRequest(id: string): Promise<void> {
  await postAction(id, 'withdraw', {});
}

export interface AcceptedOrder {
  orderId: string;
  orderNumber: string;
}

/** Idempotent: accepting again returns the same order. @throws ApiError as `declineOffer` */
export async function acceptOffer(id: string, acceptance: QuoteAcceptance): Promise<AcceptedOrder> {
  const fields = storedFields(await postAction(id, 'accept', acceptance));
  return { orderId: fields.text('orderId'), orderNumber: fields.text('orderNumber') };
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

export async function sendMessage(id: string, message: NewMessage): Promise<void> {
  await postAction(id, 'messages', message);
}

export async function quotationPdf(id: string, version: number): Promise<Blob> {
  return fetchFile(`/quotes/${id}/pdf?version=${version}`, await idToken());
}

export async function quotationFile(id: string, name: string): Promise<Blob> {
  return fetchFile(`/quotes/${id}/files/${encodeURIComponent(name)}`, await idToken());
}

export async function messageFile(id: string, messageId: string, name: string): Promise<Blob> {
  const path = `/quotes/${id}/messages/${messageId}/files/${encodeURIComponent(name)}`;
  return fetchFile(path, await idToken());
}

async function postAction(id: string, step: string, body: object): Promise<JsonObject> {
  return callApi(`/quotes/${id}/${step}`, { method: 'POST', body, token: await idToken() });
}
