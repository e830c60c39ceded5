import { payLinkEndpoints } from '@kargha/domain/payments/pay-link-endpoints';
import { callEndpoint } from '#lib/server/call-endpoint.ts';

import type { OpenOrder } from './payment-api.ts';

/**
 * Opens the payment of an order that staff created. @throws ApiError not_found, not_payable, gateway_unavailable,
 * …
 */
export async function openPayLink(token: string): Promise<OpenOrder> {
  const opened = await callEndpoint(payLinkEndpoints.open, { body: { token } });
  return { ...opened, isPaid: false };
}
