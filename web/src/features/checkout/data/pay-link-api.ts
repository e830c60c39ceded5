import { callApi } from '#lib/server/api-client.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

import { openOrderIn, type OpenOrder } from './payment-api.ts';

/**
 * Opens the payment of an order that staff created. @throws ApiError not_found, not_payable, gateway_unavailable,
 * …
 */
export async function openPayLink(token: string): Promise<OpenOrder> {
  const answer = await callApi('/pay-links/open', { method: 'POST', body: { token } });
  return openOrderIn(storedFields(answer));
}
