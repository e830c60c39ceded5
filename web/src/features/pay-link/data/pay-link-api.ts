import { payLinkEndpoints, type PayLinkOrder } from '@kargha/domain/payments/pay-link-endpoints';
import { callEndpoint } from '#lib/server/call-endpoint.ts';

/** @throws ApiError not_found, network, … */
export async function readPayLink(token: string): Promise<PayLinkOrder> {
  const { order } = await callEndpoint(payLinkEndpoints.view, { body: { token } });
  return order;
}
