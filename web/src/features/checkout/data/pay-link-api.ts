import { callApi } from '#lib/api-client.ts';
import { storedFields } from '#lib/stored-fields.ts';

import type { OpenOrder } from './payment-api.ts';

/** Opens the payment of an order that staff have made. @throws ApiError not_found, not_payable, gateway_unavailable, … */
export async function openPayLink(token: string): Promise<OpenOrder> {
  const answer = await callApi('/pay-links/open', { method: 'POST', body: { token } });
  const fields = storedFields(answer);
  const order = fields.part('order');
  return {
    orderId: fields.text('orderId'),
    orderNumber: fields.text('orderNumber'),
    trackingToken: fields.text('trackingToken'),
    gateway: {
      orderId: order.text('id'),
      amount: order.number('amount'),
      currency: order.text('currency'),
      keyId: fields.text('keyId'),
    },
    isPaid: false,
  };
}
