import { expectedDelivery, type DeliverySettings } from '../shopping/delivery.ts';
import type { Order } from './order-schema.ts';

/** The new date of an order whose address or pieces have changed; an order without a date gets none. */
export function redatedDelivery(
  order: Pick<Order, 'customer' | 'createdAt' | 'lines' | 'expectedDelivery'>,
  settings: DeliverySettings,
): Pick<Order, 'expectedDelivery'> {
  if (!order.expectedDelivery) return {};
  return { expectedDelivery: expectedDelivery(order, settings) ?? order.expectedDelivery };
}
