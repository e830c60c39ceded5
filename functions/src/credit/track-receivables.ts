import {
  companySearch,
  receivablesOf,
  type CompanyReceivables,
} from '@kargha/domain/payments/company-credit';

import { inTransaction, type DocumentSnapshot } from '../platform/firestore.ts';
import { readCompleteOrder } from '../records/order-record.ts';
import { readUser, userRef } from '../records/user-record.ts';
import { creditRef, readCredit } from './credit-guard.ts';
import { outstandingOrders } from './outstanding-orders.ts';

export async function onReceivablesChanged(
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  const [was, is] = [owingOf(before), owingOf(after)];
  if (JSON.stringify(was) === JSON.stringify(is)) return;
  const people = [was?.uid, is?.uid].filter((uid) => uid !== undefined);
  for (const uid of new Set(people)) await updateReceivables(uid);
}

export async function onCompanyRenamed(
  uid: string,
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  const [was, is] = [before, after].map((one) => (one ? readUser(one) : null));
  if (!was || !is || companySearch(was).join() === companySearch(is).join()) return;
  await inTransaction(async (transaction) => {
    const { exists } = await transaction.get(creditRef(uid));
    if (exists) transaction.update(creditRef(uid), { search: companySearch(is) });
  });
}

/**
 * Recalculates the receivables of a company from its orders; safe to repeat in any order. A company without limit
 * and balance has no record, and neither has a closed account.
 */
export async function updateReceivables(uid: string): Promise<void> {
  await inTransaction(async (transaction) => {
    const [profile, row, open] = await Promise.all([
      transaction.get(userRef(uid)).then(readUser),
      transaction.get(creditRef(uid)),
      outstandingOrders(transaction, uid),
    ]);
    const debt = receivablesOf(open);
    const isWanted = debt.owed > 0 || (readCredit(row)?.limit ?? null) !== null;
    if (profile && isWanted) {
      const change = { uid, ...debt, search: companySearch(profile) };
      transaction.set(creditRef(uid), change, { merge: true });
    } else if (row.exists) {
      transaction.delete(creditRef(uid));
    }
  });
}

function owingOf(
  snapshot: DocumentSnapshot | undefined,
): (CompanyReceivables & { uid: string }) | null {
  // Nearly all orders have no payment plan and owe nothing.
  const isPlanned = Array.isArray(snapshot?.get('instalments'));
  const order = snapshot && isPlanned ? readCompleteOrder(snapshot) : null;
  if (!order || order.uid === null || order.payment.state !== 'pending') return null;
  const debt = receivablesOf([order]);
  return debt.owed > 0 ? { uid: order.uid, ...debt } : null;
}
