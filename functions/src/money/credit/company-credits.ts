import {
  ageingOfParts,
  NO_RECEIVABLES,
  type CreditQuery,
} from '@kargha/domain/payments/company-credit';
import type { CompanyCredit } from '@kargha/domain/payments/company-credit-schema';
import type {
  CompanyCreditDetails,
  CompanyCreditSummary,
  CreditTotals,
} from '@kargha/domain/payments/credit-endpoints';
import { indianDay, startOfIndianDay } from '@kargha/domain/india/indian-day';
import { paise } from '@kargha/domain/money/paise';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { notFound } from '../../http/errors.ts';
import { readPage, filterBySearch, type CursorPage } from '../../http/cursor-page.ts';
import { AggregateField, FieldPath, firestore, inTransaction } from '../../platform/firestore.ts';
import { readUser, userRef, readUsers } from '../../records/user-record.ts';
import {
  companyCredits,
  creditRef,
  onCreditOf,
  overdueOf,
  readCredit,
  readCreditOrSkip,
} from './company-credit-guard.ts';
import { outstandingOrders } from './outstanding-orders.ts';

const PER_PAGE = 25;

/** Companies with a limit or a balance, the longest overdue first. */
export async function listCompanyCredits(
  { search, cursor }: CreditQuery,
  now: Date,
): Promise<CursorPage<CompanyCreditSummary>> {
  const { rows, nextCursor } = await readPage({
    query: filterBySearch(companyCredits(), search)
      .orderBy('owedSince')
      .orderBy('owed', 'desc')
      .orderBy(FieldPath.documentId(), 'desc'),
    cursor,
    size: PER_PAGE,
    documentRef: creditRef,
    rowOf: (snapshot) => {
      const credit = readCreditOrSkip(snapshot);
      return credit && { uid: snapshot.id, credit };
    },
  });
  const people = await profilesOf(rows.map(({ uid }) => uid));
  return { rows: rows.map((row) => summaryOf(row, people.get(row.uid) ?? null, now)), nextCursor };
}

export function companyCredit(uid: string, now: Date): Promise<CompanyCreditDetails> {
  return inTransaction(async (transaction) => {
    const [person, credit, outstanding] = await Promise.all([
      transaction.get(userRef(uid)).then(readUser),
      transaction.get(creditRef(uid)).then(readCredit),
      outstandingOrders(transaction, uid),
    ]);
    if (person?.role !== 'b2b_buyer') throw notFound('There is no such company.');
    return {
      standing: summaryOf({ uid, credit }, person, now),
      onCredit: onCreditOf(outstanding, now),
      overdue: overdueOf(outstanding, now),
    };
  });
}

export async function creditTotals(now: Date): Promise<CreditTotals> {
  const sums = { companies: AggregateField.count(), owed: AggregateField.sum('owed') };
  const [all, late] = await Promise.all([
    companyCredits().aggregate(sums).get(),
    companyCredits()
      .where('owedSince', '<', startOfIndianDay(indianDay(now)))
      .aggregate(sums)
      .get(),
  ]);
  return {
    companies: all.data().companies,
    owed: paise(all.data().owed),
    lateCompanies: late.data().companies,
    lateOwed: paise(late.data().owed),
  };
}

async function profilesOf(uids: readonly string[]): Promise<Map<string, UserProfile>> {
  if (uids.length === 0) return new Map();
  const found = await firestore().getAll(...uids.map(userRef));
  return new Map(readUsers(found).map((one) => [one.uid, one]));
}

function summaryOf(
  { uid, credit }: { uid: string; credit: CompanyCredit | null },
  person: UserProfile | null,
  now: Date,
): CompanyCreditSummary {
  const { owed, parts } = credit ?? NO_RECEIVABLES;
  const orders = new Map(parts.map(({ orderId: id, number }) => [id, { id, number }]));
  return {
    uid,
    ...namesOf(person),
    limit: credit?.limit ?? null,
    revision: credit?.revision ?? 0,
    owed,
    ageing: ageingOfParts(parts, now),
    orders: [...orders.values()],
  };
}

function namesOf(user: UserProfile | null) {
  if (!user) return { companyName: '', gstNumber: '', isVerified: false };
  const { companyName, fullName, gstNumber, companyVerification } = user;
  return {
    companyName: companyName === '' ? fullName : companyName,
    gstNumber,
    isVerified: companyVerification?.state === 'verified',
  };
}
