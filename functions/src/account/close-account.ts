import { receivablesOf } from '@kargha/domain/payments/company-credit';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { ORDER_STATES, type OrderState } from '@kargha/domain/orders/order-state';
import type { Paise } from '@kargha/domain/money/paise';
import { RETURN_STATES, RETURN_TRANSITIONS } from '@kargha/domain/orders/return';
import { accountMessages } from '@kargha/domain/messages/account-messages';

import { outstandingOrders } from '../money/credit/outstanding-orders.ts';
import { conflict, type HttpError } from '../http/errors.ts';
import { requireRecentSignIn } from '../http/recent-sign-in.ts';
import { claimAllOrders } from '../orders/claim-orders.ts';
import { deleteAccount } from '../platform/accounts.ts';
import {
  firestore,
  inTransaction,
  type DocumentSnapshot,
  type Transaction,
} from '../platform/firestore.ts';
import type { Identity } from '../platform/identity.ts';
import { writeAudit } from '../records/audit-record.ts';
import { readUser, userRef } from '../records/user-record.ts';
import { activeOwners, keepOneOwner } from '../people/users/change-user.ts';
import { erasePerson } from './erase-person.ts';
import { provenOwner } from '../people/users/data-owner.ts';

/** Final states for the goods; money may still be due. */
const FINISHED_STATES: readonly OrderState[] = ['delivered', 'cancelled', 'expired', 'returned'];
const ACTIVE_RETURN_STATES = RETURN_STATES.filter((state) => RETURN_TRANSITIONS[state].length > 0);
const ACTIVE_STATES = ORDER_STATES.filter((state) => !FINISHED_STATES.includes(state));

/**
 * Closes an account: profile, files, emails and sign-in are deleted; orders and documents stay without personal
 * data. Guest orders count as the person's own once the mailbox is proven. Can be repeated after a failure. Throws
 * 401 recent_sign_in_needed, 409 last_admin, 409 open_order, before anything is deleted.
 */
export async function closeAccount(person: Identity, now: Date): Promise<void> {
  const { uid } = person;
  requireRecentSignIn(person, now, accountMessages.sign_in_again_to_close());
  const owner = await provenOwner(person);
  const isMailboxProven = owner.email !== '';
  await claimAllOrders(person, now);
  await inTransaction((transaction) => removeProfile(transaction, { uid, isMailboxProven }, now));
  await erasePerson(owner, now);
  await deleteAccount(uid);
}

async function removeProfile(
  transaction: Transaction,
  { uid, isMailboxProven }: { uid: string; isMailboxProven: boolean },
  at: Date,
): Promise<void> {
  await refuseOpenOrder(transaction, uid);
  const profile = readUser(await transaction.get(userRef(uid)));
  if (!profile) return;
  if (profile.role === 'admin') keepOneOwner(await activeOwners(transaction), uid);
  transaction.delete(userRef(uid));
  const { role } = profile;
  const before = { role, isMailboxProven };
  const target = userRef(uid).path;
  writeAudit(
    transaction,
    { action: 'account.close', target, actor: uid, before, after: null, reason: '', at },
    `account.close_${uid}`,
  );
}

/** Parcels and refunds need a recipient, and bills need a payer. */
async function refuseOpenOrder(transaction: Transaction, uid: string): Promise<void> {
  const order = await findInStates(transaction, uid, COLLECTIONS.orders, ACTIVE_STATES);
  if (order) throw openOrder('open_order', String(order.get('number')));
  const activeReturn = await findInStates(
    transaction,
    uid,
    COLLECTIONS.returns,
    ACTIVE_RETURN_STATES,
  );
  if (activeReturn) throw openOrder('open_return', String(activeReturn.get('orderNumber')));
  const ownOrders = firestore().collection(COLLECTIONS.orders).where('uid', '==', uid);
  const [due] = (await transaction.get(ownOrders.where('payment.owed', '>', 0).limit(1))).docs;
  if (due) throw refundDue(String(due.get('number')), Number(due.get('payment.owed')));
  await refuseUnpaidOrders(transaction, uid);
}

/** Goods on credit, or with a payment due on delivery, arrive before they are paid. */
async function refuseUnpaidOrders(transaction: Transaction, uid: string): Promise<void> {
  for (const order of await outstandingOrders(transaction, uid)) {
    const { owed: due } = receivablesOf([order]);
    if (due > 0) throw paymentDue(order.number, due);
  }
}

async function findInStates(
  transaction: Transaction,
  uid: string,
  collection: string,
  states: readonly string[],
): Promise<DocumentSnapshot | undefined> {
  const found = firestore()
    .collection(collection)
    .where('uid', '==', uid)
    .where('state', 'in', states)
    .limit(1);
  return (await transaction.get(found)).docs[0];
}

function openOrder(what: 'open_order' | 'open_return', number: string): HttpError {
  return conflict('open_order', accountMessages[what]({ number }), { number });
}

function refundDue(number: string, due: number): HttpError {
  return conflict('open_order', accountMessages.refund_due({ amount: due, number }), { number });
}

function paymentDue(number: string, due: Paise): HttpError {
  return conflict('open_order', accountMessages.payment_due({ amount: due, number }), { number });
}
