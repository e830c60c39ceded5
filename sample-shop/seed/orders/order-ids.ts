import { ORDER_NUMBER_BYTES, orderNumber } from '@kargha/domain/orders/order-number';

import { stableBytes, stableHex, stableId } from '../foundation/stable-id.ts';

export interface OrderIds {
  id: string;
  number: string;
  gatewayOrderId: string;
  paymentId: string;
  refundId: string;
  gatewayRefundId: string;
  eventId: string;
  trackingToken: string;
}

export function orderIds(key: string): OrderIds {
  const paymentId = `pay_${stableId(14, 'payment', key)}`;
  return {
    id: stableHex('order', key),
    number: orderNumber(stableBytes(ORDER_NUMBER_BYTES, 'order number', key)),
    gatewayOrderId: `order_${stableId(14, 'gateway order', key)}`,
    paymentId,
    refundId: `refund_${paymentId}_1`,
    gatewayRefundId: `rfnd_${stableId(14, 'gateway refund', key)}`,
    eventId: `evt_${stableId(14, 'webhook', key)}`,
    trackingToken: stableHex('tracking', key),
  };
}

export function returnId(key: string): string {
  return stableHex('return', key);
}
