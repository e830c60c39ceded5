import type { QuoteForm, QuoteSubmission } from '@kargha/domain/quotes/quote-request';
import { callApi } from '#lib/server/api-client.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** What goes with the form: the id of the request, names of what was uploaded under it, products by name. */
export type QuoteExtras = Pick<QuoteSubmission, 'requestId' | 'files' | 'lines'>;

/** Sends the request of a business; sent again under the same id it stays one. @throws ApiError not_for_sale, … */
export async function sendQuoteRequest(form: QuoteForm, parts: QuoteExtras): Promise<void> {
  const body = { ...form, ...parts };
  await callApi('/quotes', { method: 'POST', body, token: await idToken() });
}
