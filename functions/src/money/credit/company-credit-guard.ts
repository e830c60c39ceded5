import { COLLECTIONS } from '@kargha/domain/records/collections';
import { ageingOf } from '@kargha/domain/payments/company-credit';
import {
  companyCreditSchema,
  type CompanyCredit,
} from '@kargha/domain/payments/company-credit-schema';
import { AGES } from '@kargha/domain/payments/instalment';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { quoteMessages } from '@kargha/domain/messages/quote-messages';

import { conflict } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { storedDocuments } from '../../records/stored-documents.ts';
import { readUser, userRef } from '../../records/user-record.ts';
import { outstandingOrders } from './outstanding-orders.ts';

export interface CreditRequest {
  uid: string;
  amount: Paise;
  at: Date;
  orderId?: string;
}

export const {
  ref: creditRef,
  query: companyCredits,
  read: readCredit,
  readOrSkip: readCreditOrSkip,
} = storedDocuments({ collection: COLLECTIONS.companyCredits, schema: companyCreditSchema });

/**
 * Checks that a company may buy on credit: verified, with a limit, nothing overdue, and within the limit. Must run
 * in the transaction that creates or dispatches the order, before its writes. Throws 409 no_credit, credit_overdue
 * or over_credit_limit.
 */
export async function refuseOverCreditLimit(
  transaction: Transaction,
  { uid, amount, at, orderId }: CreditRequest,
): Promise<void> {
  const [credit, profile, outstanding] = await Promise.all([
    transaction.get(creditRef(uid)).then(readCredit),
    transaction.get(userRef(uid)).then(readUser),
    outstandingOrders(transaction, uid),
  ]);
  const limit = limitOf(profile, credit);
  if (limit === 0) {
    throw conflict('no_credit', quoteMessages.no_credit());
  }
  const overdue = overdueOf(
    outstanding.filter(({ id }) => id !== orderId),
    at,
  );
  if (overdue > 0) {
    const sentence = quoteMessages.credit_overdue({ overdue });
    throw conflict('credit_overdue', sentence, { overdue });
  }
  const owed = paise(onCreditOf(outstanding, at) + amount);
  if (owed <= limit) return;
  const sentence = quoteMessages.over_credit_limit({ owed, limit });
  throw conflict('over_credit_limit', sentence, { owed, limit });
}

function limitOf(profile: UserProfile | null, credit: CompanyCredit | null): Paise {
  if (profile?.companyVerification?.state !== 'verified') return paise(0);
  return credit?.limit ?? paise(0);
}

export function onCreditOf(outstanding: readonly OrderRecord[], at: Date): Paise {
  const onCredit = outstanding.filter(({ paymentTerms }) => paymentTerms === 'credit-30');
  const ageing = ageingOf(onCredit, at);
  return sumPaise(AGES.map((age) => ageing[age]));
}

export function overdueOf(outstanding: readonly OrderRecord[], at: Date): Paise {
  const ageing = ageingOf(outstanding, at);
  return sumPaise(AGES.filter((age) => age !== 'not_due').map((age) => ageing[age]));
}
