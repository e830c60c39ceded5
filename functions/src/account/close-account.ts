import { RECENT_SIGN_IN_MINUTES } from '@kargha/domain/account-requests';
import { COLLECTIONS } from '@kargha/domain/collections';
import { ORDER_STATES, type OrderState } from '@kargha/domain/order-state';

import { conflict, HttpError } from '../http/errors.ts';
import { deleteAccount } from '../platform/accounts.ts';
import { firestore, inTransaction, type Transaction } from '../platform/firestore.ts';
import type { Identity } from '../platform/identity.ts';
import { writeAudit } from '../records/audit-record.ts';
import { readUser, userRef } from '../records/user-record.ts';
import { activeAdmins, isActiveAdmin, keepOneAdmin } from '../users/change-user.ts';
import { forgetPerson } from './forget-person.ts';

/** States in which nothing more happens to an order. */
const OVER: readonly OrderState[] = ['delivered', 'cancelled', 'expired', 'returned'];
const UNDER_WAY = ORDER_STATES.filter((state) => !OVER.includes(state));

/**
 * Closes the account of a person: the profile, the files, the letters and the sign-in go, orders and papers stay
 * without the person. It can be asked again after it broke off. Throws 401 recent_sign_in_needed, 409 last_admin,
 * 409 open_order; then nothing has changed.
 */
export async function closeAccount(person: Identity, now: Date): Promise<void> {
  const { uid, email, signedInAt } = person;
  if (now.getTime() - signedInAt.getTime() > RECENT_SIGN_IN_MINUTES * 60_000) {
    throw new HttpError(
      401,
      'recent_sign_in_needed',
      'Please sign in again to show that it is you, then close your account.',
    );
  }
  await inTransaction((transaction) => removeProfile(transaction, uid, now));
  await forgetPerson(uid, email ?? '');
  await deleteAccount(uid);
}

async function removeProfile(transaction: Transaction, uid: string, at: Date): Promise<void> {
  await refuseOpenOrder(transaction, uid);
  const profile = readUser(await transaction.get(userRef(uid)));
  if (!profile) return;
  if (isActiveAdmin(profile)) keepOneAdmin(await activeAdmins(transaction), uid);
  transaction.delete(userRef(uid));
  const { role } = profile;
  const target = userRef(uid).path;
  writeAudit(
    transaction,
    { action: 'account.close', target, actor: uid, before: { role }, after: null, reason: '', at },
    `account.close_${uid}`,
  );
}

async function refuseOpenOrder(transaction: Transaction, uid: string): Promise<void> {
  const open = firestore()
    .collection(COLLECTIONS.orders)
    .where('uid', '==', uid)
    .where('state', 'in', UNDER_WAY)
    .limit(1);
  const [order] = (await transaction.get(open)).docs;
  if (!order) return;
  const number = String(order.get('number'));
  throw conflict(
    'open_order',
    `Your order ${number} is still under way. You can close your account when it has arrived or is cancelled.`,
    { number },
  );
}
