import { callApi } from '#lib/api-client.ts';
import { storedFields } from '#lib/stored-fields.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

import type { OpenOrder } from './payment-api.ts';

/** Opens one part of an order at the payment provider. @throws ApiError not_payable, gateway_unavailable, … */
export async function openPart(orderId: string, partId: string): Promise<OpenOrder> {
  const path = `/instalments/${encodeURIComponent(orderId)}/${encodeURIComponent(partId)}/pay`;
  const fields = storedFields(
    await callApi(path, { method: 'POST', body: {}, token: await idToken() }),
  );
  const order = fields.part('order');
  return {
    orderId,
    orderNumber: fields.text('orderNumber'),
    trackingToken: '',
    gateway: {
      orderId: order.text('id'),
      amount: order.number('amount'),
      currency: order.text('currency'),
      keyId: fields.text('keyId'),
    },
    isPaid: false,
  };
}
