import { quoteEndpoints } from '@kargha/domain/quotes/quote-endpoints';
import type { QuoteForm, QuoteSubmission } from '@kargha/domain/quotes/quote-request';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

export type QuoteExtras = Pick<QuoteSubmission, 'requestId' | 'files' | 'lines' | 'language'>;

/** Sending the same request id again does not create a second request. @throws ApiError not_for_sale, … */
export async function sendQuoteRequest(form: QuoteForm, parts: QuoteExtras): Promise<void> {
  const body = { ...form, ...parts };
  await callEndpoint(quoteEndpoints.submit, { body, token: await idToken() });
}
