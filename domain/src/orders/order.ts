import type { Order } from './order-schema.ts';

export type {
  ClosedBy,
  Order,
  OrderCustomer,
  OrderEvent,
  OrderLine,
  Shipment,
} from './order-schema.ts';
export type { OrderPayment } from '../payments/order-payment-schema.ts';

export function pieceCount(order: Pick<Order, 'lines'>): number {
  return order.lines.reduce((count, line) => count + line.quantity, 0);
}
