import type { Identity } from '../platform/identity.ts';
import { inTransaction, type Transaction } from '../platform/firestore.ts';
import { orderWithId, type OrderRecord } from './order-record.ts';
import { requireOrder, unknownOrder } from './change-order.ts';

export interface ShopperOrderRef {
  orderId: string;
  person: Pick<Identity, 'uid'>;
}

/** Throws 404 not_found for an unknown order and for someone else's. */
export function changeShopperOrder<Done>(
  { orderId, person }: ShopperOrderRef,
  work: (transaction: Transaction, order: OrderRecord) => Promise<Done>,
): Promise<Done> {
  return inTransaction(async (transaction) => {
    const order = await requireOrder(transaction, orderId);
    if (order.uid !== person.uid) throw unknownOrder();
    return work(transaction, order);
  });
}

/** Throws 404 not_found. */
export async function findShopperOrder({ orderId, person }: ShopperOrderRef): Promise<OrderRecord> {
  const order = await orderWithId(orderId);
  if (order?.uid !== person.uid) throw unknownOrder();
  return order;
}
