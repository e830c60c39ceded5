import type { Identity } from '../platform/identity.ts';
import { inTransaction, type Transaction } from '../platform/firestore.ts';
import { orderWithId, type OrderRecord } from '../records/order-record.ts';
import { requireOrder, unknownOrder } from './staff-change.ts';

/** Who asks for which order of theirs. */
export interface ShopperOrderRef {
  orderId: string;
  person: Pick<Identity, 'uid'>;
}

/** Changes an order of the person's own. Throws 404 not_found for one of somebody else, as for one that is not there. */
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

/** An order of the person's own, as it is now. Throws 404 not_found. */
export async function findShopperOrder({ orderId, person }: ShopperOrderRef): Promise<OrderRecord> {
  const order = await orderWithId(orderId);
  if (order?.uid !== person.uid) throw unknownOrder();
  return order;
}
