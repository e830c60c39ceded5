import { COLLECTIONS } from '@kargha/domain/collections';
import { ageingOf, AGES, type CompanyCredit } from '@kargha/domain/bulk-credit';
import { formatPaise } from '@kargha/domain/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/paise';

import { conflict } from '../http/errors.ts';
import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from '../platform/firestore.ts';
import { orders, readOrder, type OrderRecord } from '../records/order-record.ts';
import { readUser, userRef } from '../records/user-record.ts';

/** Who wants how much on credit. */
export interface CreditWish {
  uid: string;
  /** what would be owed beside what is owed already, in paise */
  amount: Paise;
  at: Date;
  /** an order that is owed already and is not asked about its own day */
  orderId?: string;
}

export function creditRef(uid: string): DocumentReference {
  return firestore().collection(COLLECTIONS.companyCredits).doc(uid);
}

export function readCredit(snapshot: DocumentSnapshot): CompanyCredit | null {
  return (withDates(snapshot.data()) as CompanyCredit | undefined) ?? null;
}

/**
 * Refuses an order on credit: the company has to be verified, have a limit, owe nothing past its day, and stay within
 * the limit. To be called in the transaction that makes or dispatches the order, before its writes. Throws 409
 * no_credit, credit_overdue or over_credit_limit.
 */
export async function refuseBeyondCredit(
  transaction: Transaction,
  { uid, amount, at, orderId }: CreditWish,
): Promise<void> {
  const [credit, profile, owing] = await Promise.all([
    transaction.get(creditRef(uid)).then(readCredit),
    transaction.get(userRef(uid)).then(readUser),
    ordersOnCredit(transaction, uid),
  ]);
  if (profile?.companyVerification?.state !== 'verified' || !credit || credit.limit === 0) {
    throw conflict('no_credit', 'Credit has not been agreed with this company.');
  }
  const others = ageingOf(
    owing.filter(({ id }) => id !== orderId),
    at,
  );
  const overdue = sumPaise(AGES.filter((age) => age !== 'not_due').map((age) => others[age]));
  if (overdue > 0) {
    const sentence = `${formatPaise(overdue)} is overdue. It has to be paid before more is bought on credit.`;
    throw conflict('credit_overdue', sentence, { overdue });
  }
  const all = ageingOf(owing, at);
  const owed = paise(sumPaise(AGES.map((age) => all[age])) + amount);
  if (owed <= credit.limit) return;
  const sentence = `This would be ${formatPaise(owed)} on credit; the limit is ${formatPaise(credit.limit)}.`;
  throw conflict('over_credit_limit', sentence, { owed, limit: credit.limit });
}

async function ordersOnCredit(transaction: Transaction, uid: string): Promise<OrderRecord[]> {
  const unpaid = orders()
    .where('uid', '==', uid)
    .where('paymentTerms', '==', 'credit-30')
    .where('payment.state', '==', 'pending');
  return (await transaction.get(unpaid)).docs.flatMap((one) => readOrder(one) ?? []);
}
