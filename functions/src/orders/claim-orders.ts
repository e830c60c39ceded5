import type { ClaimResult } from '@kargha/domain/orders/order-endpoints';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { isMailboxProven } from '../people/users/mailbox-proof.ts';
import {
  firestore,
  inTransaction,
  type DocumentSnapshot,
  type Query,
  type Transaction,
} from '../platform/firestore.ts';
import type { Identity } from '../platform/identity.ts';
import { SERIES_COLLECTIONS } from '../records/invoice-record.ts';
import { updateOrder, orderRef, orders, readOrder } from '../records/order-record.ts';
import { revisionOf } from '../records/change-order.ts';
import { unlessUnreadable } from '../records/stored-documents.ts';

const AT_ONCE = 50;

const OWNED = [
  ...Object.values(SERIES_COLLECTIONS),
  COLLECTIONS.bankTransfers,
  COLLECTIONS.returns,
];

/**
 * Assigns guest orders with the person's verified email, and their documents and returns, to the account. The
 * mailbox must be proven.
 */
export async function claimOrders(person: Identity, at: Date): Promise<ClaimResult> {
  const { uid, email, emailVerified } = person;
  if (email === null || !emailVerified) return { claimed: 0, needsLink: false };
  if (!(await isMailboxProven(person))) return { claimed: 0, needsLink: true };
  let claimed = 0;
  for (const { id } of (await guestOrders(email).limit(AT_ONCE).select().get()).docs) {
    if (await unlessUnreadable(claim(id, uid, at))) claimed += 1;
  }
  return { claimed, needsLink: false };
}

export async function claimAllOrders(person: Identity, at: Date): Promise<void> {
  while ((await claimOrders(person, at)).claimed > 0);
}

export function guestOrders(email: string): Query {
  return orders().where('uid', '==', null).where('customer.email', '==', email.toLowerCase());
}

function claim(orderId: string, uid: string, at: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const order = readOrder(await transaction.get(orderRef(orderId)));
    if (order?.uid !== null) return false;
    const owned = await ownedOf(transaction, orderId);
    const cause = `claimed-${revisionOf(order)}`;
    const move = { cause, what: 'Added to an account', by: uid, at, visibleToCustomer: false };
    updateOrder(transaction, order, move, { uid });
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
