import { companySearch, receivablesOf } from '@kargha/domain/payments/company-credit';
import type { CompanyReceivables } from '@kargha/domain/payments/company-credit-schema';

import { inTransaction, type DocumentSnapshot } from '../../platform/firestore.ts';
import type { DocumentWrite } from '../../records/follow-ups.ts';
import { readOrderOrSkip } from '../../records/order-record.ts';
import { readUser, readUserOrSkip, userRef } from '../../records/user-record.ts';
import { creditRef, readCredit } from './company-credit-guard.ts';
import { outstandingOrders } from './outstanding-orders.ts';

export async function onReceivablesChanged({ before, after }: DocumentWrite): Promise<void> {
  const [previous, current] = [receivablesOfSnapshot(before), receivablesOfSnapshot(after)];
  if (JSON.stringify(previous) === JSON.stringify(current)) return;
  const people = [previous?.uid, current?.uid].filter((uid) => uid !== undefined);
  for (const uid of new Set(people)) await updateReceivables(uid);
}

export async function onCompanyRenamed({ id, before, after }: DocumentWrite): Promise<void> {
  const previous = before ? readUserOrSkip(before) : null;
  const current = after ? readUser(after) : null;
  if (!previous || !current || companySearch(previous).join() === companySearch(current).join())
    return;
  await inTransaction(async (transaction) => {
    const { exists } = await transaction.get(creditRef(id));
    if (exists) transaction.update(creditRef(id), { search: companySearch(current) });
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
    const receivables = receivablesOf(open);
    const isNeeded = receivables.owed > 0 || (readCredit(row)?.limit ?? null) !== null;
    if (profile && isNeeded) {
      const change = { uid, ...receivables, search: companySearch(profile) };
      transaction.set(creditRef(uid), change, { merge: true });
    } else if (row.exists) {
      transaction.delete(creditRef(uid));
    }
  });
}

function receivablesOfSnapshot(
  snapshot: DocumentSnapshot | undefined,
): (CompanyReceivables & { uid: string }) | null {
  // Nearly all orders have no payment plan and owe nothing.
  const hasPaymentPlan = Array.isArray(snapshot?.get('instalments'));
  const order = snapshot && hasPaymentPlan ? readOrderOrSkip(snapshot) : null;
  if (!order || order.uid === null || order.payment.state !== 'pending') return null;
  const receivables = receivablesOf([order]);
  return receivables.owed > 0 ? { uid: order.uid, ...receivables } : null;
}
