import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  ageingOf,
  AGES,
  type CompanyCredit,
  type CompanyReceivables,
} from '@kargha/domain/payments/company-credit';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import type { UserProfile } from '@kargha/domain/people/user-profile';

import { conflict } from '../http/errors.ts';
import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from '../platform/firestore.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { readUser, userRef } from '../records/user-record.ts';
import { outstandingOrders } from './outstanding-orders.ts';

/** Who wants how much on credit. */
export interface CreditRequest {
  uid: string;
  /** what would be owed beside what is owed already, in paise */
  amount: Paise;
  at: Date;
  /** an order that is owed already and is not asked about its own day */
  orderId?: string;
}

const NO_CREDIT = { limit: null, revision: 0 };

export function creditRef(uid: string): DocumentReference {
  return firestore().collection(COLLECTIONS.companyCredits).doc(uid);
}

/** The credit in a document, also of a company that owes but was never given any; null without a document. */
export function readCredit(snapshot: DocumentSnapshot): CompanyCredit | null {
  const stored = withDates(snapshot.data()) as CompanyCredit | undefined;
  return stored ? { ...NO_CREDIT, ...stored } : null;
}

/** What a document tells of debts; null for one that tells nothing. */
export function readReceivables(snapshot: DocumentSnapshot): CompanyReceivables | null {
  const isKnown = Array.isArray(snapshot.get('parts'));
  return isKnown ? (withDates(snapshot.data()) as CompanyReceivables) : null;
}

/**
 * Refuses an order on credit: the company has to be verified, have a limit, owe nothing past its day, and stay within
 * the limit. To be called in the transaction that makes or dispatches the order, before its writes. Throws 409
 * no_credit, credit_overdue or over_credit_limit.
 */
export async function refuseOverCreditLimit(
  transaction: Transaction,
  { uid, amount, at, orderId }: CreditRequest,
): Promise<void> {
  const [credit, profile, owing] = await Promise.all([
    transaction.get(creditRef(uid)).then(readCredit),
    transaction.get(userRef(uid)).then(readUser),
    outstandingOrders(transaction, uid),
  ]);
  const limit = limitOf(profile, credit);
  if (limit === 0) {
    throw conflict('no_credit', 'No credit has been agreed with this company.');
  }
  const overdue = overdueOf(
    owing.filter(({ id }) => id !== orderId),
    at,
  );
  if (overdue > 0) {
    const sentence = `${formatPaise(overdue)} is overdue. It must be paid before more is bought on credit.`;
    throw conflict('credit_overdue', sentence, { overdue });
  }
  const owed = paise(onCreditOf(owing, at) + amount);
  if (owed <= limit) return;
  const sentence = `This would bring the credit used to ${formatPaise(owed)}. The limit is ${formatPaise(limit)}.`;
  throw conflict('over_credit_limit', sentence, { owed, limit });
}

/** Only a company that is verified may owe anything. */
function limitOf(profile: UserProfile | null, credit: CompanyCredit | null): Paise {
  if (profile?.companyVerification?.state !== 'verified') return paise(0);
  return credit?.limit ?? paise(0);
}

/** What is owed on 30-day credit: what counts against the limit. */
export function onCreditOf(owing: readonly OrderRecord[], at: Date): Paise {
  const onCredit = owing.filter(({ paymentTerms }) => paymentTerms === 'credit-30');
  const ageing = ageingOf(onCredit, at);
  return sumPaise(AGES.map((age) => ageing[age]));
}

/** What is past its day, on whatever terms. */
export function overdueOf(owing: readonly OrderRecord[], at: Date): Paise {
  const ageing = ageingOf(owing, at);
  return sumPaise(AGES.filter((age) => age !== 'not_due').map((age) => ageing[age]));
}
