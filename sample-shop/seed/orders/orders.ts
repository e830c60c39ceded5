import { CLOSED_ORDERS } from './closed-orders.ts';
import { DELIVERED_ORDERS } from './delivered-orders.ts';
import { OPEN_ORDERS } from './open-orders.ts';
import { orderDocument } from './order-document.ts';
import type { PlannedOrder } from './order-plan.ts';
import type { StoredOrder } from './stored-order.ts';

export const ORDER_PLANS: readonly PlannedOrder[] = [
  ...OPEN_ORDERS,
  ...CLOSED_ORDERS,
  ...DELIVERED_ORDERS,
];

/** Throws when no plan has this key. */
export function orderOf(key: string): StoredOrder {
  const plan = ORDER_PLANS.find((one) => one.key === key);
  if (!plan) throw new RangeError(`There is no order ${key}.`);
  return orderDocument(plan);
}
