import { instalmentEndpoints } from '@kargha/domain/payments/instalment-endpoints';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

import type { OpenOrder } from './payment-api.ts';

/** Opens an instalment at the payment provider. @throws ApiError not_payable, gateway_unavailable, … */
export async function openInstalment(orderId: string, part: string): Promise<OpenOrder> {
  const request = { params: { orderId, part }, token: await idToken() };
  const opened = await callEndpoint(instalmentEndpoints.pay, request);
  return { ...opened, trackingToken: '', isPaid: false };
}
