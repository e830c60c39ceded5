import { CLOSED_ORDERS } from './closed-orders.ts';
import { DELIVERED_ORDERS } from './delivered-orders.ts';
import { OPEN_ORDERS } from './open-orders.ts';
import { orderDocument } from './order-document.ts';
import type { PlannedOrder } from './order-plan.ts';
import type { StoredOrder } from './stored-order.ts';

/** The stories of all forty orders. */
export const ORDER_PLANS: readonly PlannedOrder[] = [
  ...OPEN_ORDERS,
  ...CLOSED_ORDERS,
  ...DELIVERED_ORDERS,
];

/** The order of a story's key. Throws when nobody tells that story. */
export function orderOf(key: string): StoredOrder {
  const plan = ORDER_PLANS.find((one) => one.key === key);
  if (!plan) throw new RangeError(`No order is called ${key}.`);
  return orderDocument(plan);
}
