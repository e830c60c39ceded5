import type { QuoteForm } from '@kargha/domain/quote-request';
import { callApi } from '#lib/api-client.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/**
 * Sends the request of a business; sent again under the same id it stays one.
 * @param files names of what was uploaded under the request
 * @throws ApiError
 */
export async function sendQuoteRequest(
  form: QuoteForm,
  requestId: string,
  files: readonly string[],
): Promise<void> {
  const body = { ...form, requestId, files };
  await callApi('/quotes', { method: 'POST', body, token: await idToken() });
}
