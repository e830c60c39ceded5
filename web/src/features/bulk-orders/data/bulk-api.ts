import type { CallRequest } from '@kargha/domain/quotes/bulk-call';
import { callApi, fetchFile } from '#lib/server/api-client.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** `calendar` is the text of an .ics file. */
export interface BookedCall {
  ticketNumber: string;
  calendar: string;
}

/** @throws ApiError invalid, too_many_requests */
export async function requestCall(request: CallRequest): Promise<BookedCall> {
  const answer = await callApi('/calls', { method: 'POST', body: request, token: await idToken() });
  const fields = storedFields(answer);
  return { ticketNumber: fields.text('ticketNumber'), calendar: fields.text('calendar') };
}

/** Returns the bulk catalogue as a PDF. Verified buyers get their own prices in it. @throws ApiError */
export async function fetchCatalogue(): Promise<Blob> {
  return fetchFile('/bulk/catalogue.pdf', await idToken());
}
