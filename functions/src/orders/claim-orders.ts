import type { ClaimResult } from '@kargha/domain/orders/order-endpoints';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { DAY_MS } from '@kargha/domain/records/time-spans';
import { orderMessages } from '@kargha/domain/messages/order-messages';

import { conflict, notFound } from '../http/errors.ts';
import { consumeAttempt, type RateLimit } from '../http/rate-limit.ts';
import { findOrderOfCheckout } from '../money/links/order-tracking-link.ts';
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
    if ((await unlessUnreadable(claim(id, uid, at))) === 'claimed') claimed += 1;
  }
  return { claimed, needsLink: false };
}

const PER_PERSON: RateLimit = { scope: 'claim-placed', attempts: 10, minutes: 60 };

/**
 * Assigns the order that a guest has just placed to the account they create afterwards. The token of the checkout
 * proves that they placed it; a person who gets a forwarded email does not have it. Throws 404 not_found, and 409
 * claim_too_late after a day or when it belongs to another account.
 */
export async function claimPlacedOrder(
  { uid }: Identity,
  token: string,
  now: Date,
): Promise<{ orderId: string }> {
  await consumeAttempt(PER_PERSON, uid, now);
  const order = await findOrderOfCheckout(token);
  if (!order) throw notFound(orderMessages.order_not_found());
  const isRecent = now.getTime() - order.createdAt.getTime() <= DAY_MS;
  const isOwn = order.uid === uid || (isRecent && (await claim(order.id, uid, now)) !== 'refused');
  if (!isOwn) throw conflict('claim_too_late', orderMessages.claim_too_late());
  return { orderId: order.id };
}

export async function claimAllOrders(person: Identity, at: Date): Promise<void> {
  while ((await claimOrders(person, at)).claimed > 0);
}

export function guestOrders(email: string): Query {
  return orders().where('uid', '==', null).where('customer.email', '==', email.toLowerCase());
}

/** Of several calls at once, one has `claimed` the order, and the others find it `already_theirs`. */
function claim(
  orderId: string,
  uid: string,
  at: Date,
): Promise<'claimed' | 'already_theirs' | 'refused'> {
  return inTransaction(async (transaction) => {
    const order = readOrder(await transaction.get(orderRef(orderId)));
    if (order?.uid !== null) return order?.uid === uid ? 'already_theirs' : 'refused';
    const owned = await ownedOf(transaction, orderId);
    const cause = `claimed-${revisionOf(order)}`;
    const move = { cause, what: 'Added to an account', by: uid, at, visibleToCustomer: false };
    updateOrder(transaction, order, move, { uid });
    for (const { ref } of owned) transaction.update(ref, { uid });
    return 'claimed';
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
