import type { Identity } from '../platform/identity.ts';
import { inTransaction } from '../platform/firestore.ts';
import { noteOnOrder, orderRef, orders, readOrder } from '../records/order-record.ts';
import { revisionOf } from './staff-change.ts';

/** Orders that one call takes over; the next call goes on. */
const AT_ONCE = 50;

/**
 * Gives a person the orders that they made as a guest with the same e-mail address, which has to be verified. Gives
 * how many were taken over now; an unverified address takes over none.
 */
export async function claimOrders(
  { uid, email, emailVerified }: Identity,
  at: Date,
): Promise<number> {
  if (email === null || !emailVerified) return 0;
  const asGuest = orders()
    .where('uid', '==', null)
    .where('customer.email', '==', email.toLowerCase())
    .limit(AT_ONCE);
  let claimed = 0;
  for (const { id } of (await asGuest.select().get()).docs) {
    if (await claim(id, uid, at)) claimed += 1;
  }
  return claimed;
}

function claim(orderId: string, uid: string, at: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const order = readOrder(await transaction.get(orderRef(orderId)));
    if (order?.uid !== null) return false;
    const cause = `claimed-${revisionOf(order)}`;
    const move = { cause, what: 'Added to an account', by: uid, at, visibleToCustomer: false };
    noteOnOrder(transaction, order, move, { uid });
    return true;
  });
}
