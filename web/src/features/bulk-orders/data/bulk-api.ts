import type { CallRequest } from '@kargha/domain/quotes/bulk-call';
import { callApi, fetchFile } from '#lib/server/api-client.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** A call that is booked in: its ticket, and the calendar file's text. */
export interface BookedCall {
  ticketNumber: string;
  calendar: string;
}

/** Asks for a call. @throws ApiError invalid, too_many_requests */
export async function requestCall(request: CallRequest): Promise<BookedCall> {
  const answer = await callApi('/calls', { method: 'POST', body: request, token: await idToken() });
  const fields = storedFields(answer);
  return { ticketNumber: fields.text('ticketNumber'), calendar: fields.text('calendar') };
}

/** The bulk catalogue of today; verified buyers find their prices in it. @throws ApiError */
export async function fetchCatalogue(): Promise<Blob> {
  return fetchFile('/bulk/catalogue.pdf', await idToken());
}
