import type { Identity } from '../platform/identity.ts';
import { inTransaction, type Transaction } from '../platform/firestore.ts';
import { orderWithId, type OrderRecord } from '../records/order-record.ts';
import { orderIn, unknownOrder } from './staff-change.ts';

/** Who asks for which order of theirs. */
export interface Mine {
  orderId: string;
  person: Pick<Identity, 'uid'>;
}

/** Changes an order of the person's own. Throws 404 not_found for one of somebody else, as for one that is not there. */
export function changeMine<Done>(
  { orderId, person }: Mine,
  work: (transaction: Transaction, order: OrderRecord) => Promise<Done>,
): Promise<Done> {
  return inTransaction(async (transaction) => {
    const order = await orderIn(transaction, orderId);
    if (order.uid !== person.uid) throw unknownOrder();
    return work(transaction, order);
  });
}

/** An order of the person's own, as it is now. Throws 404 not_found. */
export async function myOrder({ orderId, person }: Mine): Promise<OrderRecord> {
  const order = await orderWithId(orderId);
  if (order?.uid !== person.uid) throw unknownOrder();
  return order;
}
