import { callApi } from '#lib/server/api-client.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

import { gatewayOrderIn, type OpenOrder } from './payment-api.ts';

/** Opens an instalment at the payment provider. @throws ApiError not_payable, gateway_unavailable, … */
export async function openInstalment(orderId: string, partId: string): Promise<OpenOrder> {
  const path = `/instalments/${encodeURIComponent(orderId)}/${encodeURIComponent(partId)}/pay`;
  const fields = storedFields(
    await callApi(path, { method: 'POST', body: {}, token: await idToken() }),
  );
  return {
    orderId,
    orderNumber: fields.text('orderNumber'),
    trackingToken: '',
    gateway: gatewayOrderIn(fields),
    isPaid: false,
  };
}
