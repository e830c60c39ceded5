import type { QuoteRow } from '@kargha/domain/quotes/quote-endpoints';
import { quoteMessageEndpoints } from '@kargha/domain/quotes/quote-message-endpoints';
import type { QuoteOffer } from '@kargha/domain/quotes/quote-offer';
import { staffQuoteEndpoints, type StaffQuote } from '@kargha/domain/quotes/staff-quote-endpoints';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { fetchStaffFile } from '#session/state/staff-api.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export type { QuoteRow, StaffQuote };

/** The request as staff saw it. */
type Seen = Pick<StaffQuote['quote'], 'id' | 'revision'>;

/** Starts the review of a request or sends its draft. @throws ApiError stale, not_allowed */
export function takeStep({ id, revision }: Seen, step: 'review' | 'send'): Promise<StaffQuote> {
  return callStaffEndpoint(staffQuoteEndpoints[step], { params: { id }, body: { revision } });
}

/** Closes a request without an offer. @throws ApiError stale, not_allowed */
export function closeRequest({ id, revision }: Seen, reason: string): Promise<StaffQuote> {
  const body = { revision, reason };
  return callStaffEndpoint(staffQuoteEndpoints.close, { params: { id }, body });
}

/** Saves the draft of the next version. @throws ApiError stale, invalid, not_allowed */
export function saveOffer({ id, revision }: Seen, offer: QuoteOffer): Promise<StaffQuote> {
  const body = { revision, offer };
  return callStaffEndpoint(staffQuoteEndpoints.saveDraft, { params: { id }, body });
}

export interface StaffMessage {
  messageId: string;
  text: string;
  version: number | null;
  line: number | null;
  files: readonly string[];
}

export async function sendStaffMessage(id: string, body: StaffMessage): Promise<void> {
  await callStaffEndpoint(quoteMessageEndpoints.send, { params: { id }, body });
}

export function readOfferPdf(id: string, version: number): Promise<Blob> {
  const request = { params: { id }, query: { version } };
  return fetchStaffFile(endpointPath(quoteMessageEndpoints.quotation, request));
}

export function readRequestFile(id: string, name: string): Promise<Blob> {
  return fetchStaffFile(endpointPath(quoteMessageEndpoints.requestFile, { params: { id, name } }));
}

export function readMessageFile(id: string, messageId: string, name: string): Promise<Blob> {
  const request = { params: { id, messageId, name } };
  return fetchStaffFile(endpointPath(quoteMessageEndpoints.messageFile, request));
}
