import { PAY_LINK_STATUSES, type PayLinkOrder } from '@kargha/domain/payments/pay-link';
import { paise } from '@kargha/domain/money/paise';
import { callApi } from '#lib/server/api-client.ts';
import { lineRefFrom } from '#lib/documents/line-fields.ts';
import { totalsFrom } from '#lib/documents/order-totals.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

/** @throws ApiError not_found, network, … */
export async function readPayLink(token: string): Promise<PayLinkOrder> {
  const answer = await callApi('/pay-links/view', { method: 'POST', body: { token } });
  const order = storedFields(answer).part('order');
  const customer = order.part('customer');
  return {
    number: order.text('number'),
    standing: order.choice('standing', PAY_LINK_STATUSES),
    customer: {
      name: customer.text('name'),
      email: customer.text('email'),
      phone: customer.text('phone'),
    },
    address: order.texts('address'),
    lines: order.parts('lines').map((line) => ({
      ...lineRefFrom(line),
      title: line.text('title'),
      image: line.text('image'),
      unitPrice: paise(line.number('unitPrice')),
      quantity: line.number('quantity'),
    })),
    totals: totalsFrom(order.part('totals')),
    coupon: order.text('coupon'),
    endsAt: order.text('endsAt') || null,
    orderId: order.text('orderId'),
    trackingToken: order.text('trackingToken'),
  };
}
