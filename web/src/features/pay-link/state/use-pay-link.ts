import type { PayLinkOrder } from '@kargha/domain/payments/pay-link-endpoints';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { loadModule } from '#lib/server/load-module.ts';

export function usePayLink(token: string) {
  return useServerQuery({ queryKey: ['pay-link', token], queryFn: () => readPayLink(token) });
}

/** @throws ApiError not_found, network, … */
async function readPayLink(token: string): Promise<PayLinkOrder> {
  const { payLinkEndpoints } = await loadModule(
    import('@kargha/domain/payments/pay-link-endpoints'),
  );
  const { order } = await callEndpoint(payLinkEndpoints.view, { body: { token } });
  return order;
}
