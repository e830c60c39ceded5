import { COLLECTIONS } from '@kargha/domain/records/collections';

import {
  firestore,
  inTransaction,
  type DocumentSnapshot,
  type Transaction,
} from '../platform/firestore.ts';
import type { Identity } from '../platform/identity.ts';
import { PAPERS } from '../records/invoice-record.ts';
import { noteOnOrder, orderRef, orders, readOrder } from '../records/order-record.ts';
import { revisionOf } from './staff-change.ts';

/** Orders that one call takes over; the next call goes on. */
const AT_ONCE = 50;

/** Where it stands whose order something is of; what is written later takes it from the order or from these. */
const OWNED = [...Object.values(PAPERS), COLLECTIONS.bankTransfers, COLLECTIONS.returns];

/**
 * Gives a person the orders that they made as a guest with the same e-mail address, which has to be verified, each with
 * its papers and returns. Gives how many were taken over now; an unverified address takes over none.
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

/** Goes on until no order of the person as a guest is left. */
export async function claimAllOrders(person: Identity, at: Date): Promise<void> {
  while ((await claimOrders(person, at)) > 0);
}

function claim(orderId: string, uid: string, at: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const order = readOrder(await transaction.get(orderRef(orderId)));
    if (order?.uid !== null) return false;
    const owned = await ownedOf(transaction, orderId);
    const cause = `claimed-${revisionOf(order)}`;
    const move = { cause, what: 'Added to an account', by: uid, at, visibleToCustomer: false };
    noteOnOrder(transaction, order, move, { uid });
    for (const { ref } of owned) transaction.update(ref, { uid });
    return true;
  });
}

async function ownedOf(transaction: Transaction, orderId: string): Promise<DocumentSnapshot[]> {
  const found = await Promise.all(
    OWNED.map((collection) =>
      transaction.get(firestore().collection(collection).where('orderId', '==', orderId)),
    ),
  );
  return found.flatMap(({ docs }) => docs);
}
