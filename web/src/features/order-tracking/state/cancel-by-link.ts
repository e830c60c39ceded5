import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { loadModule } from '#lib/server/load-module.ts';
import type { CancelAction } from '#ui/orders/cancel-order-texts.ts';

/** @throws ApiError `ask_us` once the order is packed, `not_allowed` when it is too late, `link_expired` */
export async function cancelByLink(
  action: CancelAction,
  token: string,
  reason: string,
): Promise<void> {
  const { orderEndpoints } = await loadModule(import('@kargha/domain/orders/order-endpoints'));
  const { cancelByLink: cancel, requestCancellationByLink: request } = orderEndpoints;
  await callEndpoint(action === 'cancel' ? cancel : request, { body: { token, reason } });
}
