import type { Identity } from '../platform/identity.ts';
import { inTransaction, type Transaction } from '../platform/firestore.ts';
import { orderWithId, type OrderRecord } from './order-record.ts';
import { requireOrder, unknownOrder } from './change-order.ts';

export interface ShopperOrderRef extends CustomerOrderRef {
  person: Pick<Identity, 'uid'>;
}

export interface CustomerOrderRef {
  orderId: string;
  /** the owner; null for an order without an account, which only a link proves */
  person: { uid: string | null };
}

/** Throws 404 not_found for an unknown order and for someone else's. */
export function changeShopperOrder<Done>(
  { orderId, person }: CustomerOrderRef,
  work: (transaction: Transaction, order: OrderRecord) => Promise<Done>,
): Promise<Done> {
  return inTransaction(async (transaction) => {
    const order = await requireOrder(transaction, orderId);
    if (order.uid !== person.uid) throw unknownOrder();
    return work(transaction, order);
  });
}

/** Throws 404 not_found. */
export async function findShopperOrder({
  orderId,
  person,
}: CustomerOrderRef): Promise<OrderRecord> {
  const order = await orderWithId(orderId);
  if (order?.uid !== person.uid) throw unknownOrder();
  return order;
}
