import {
  ageingOfParts,
  NO_RECEIVABLES,
  type CompanyReceivables,
  type CreditQuery,
} from '@kargha/domain/payments/company-credit';
import type {
  CompanyCreditDetails,
  CompanyCreditSummary,
  CreditTotals,
} from '@kargha/domain/payments/credit-endpoints';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { indianDay, startOfIndianDay } from '@kargha/domain/india/indian-day';
import { paise } from '@kargha/domain/money/paise';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { notFound } from '../../http/errors.ts';
import { readPage, filterBySearch, type CursorPage } from '../../http/cursor-page.ts';
import {
  AggregateField,
  FieldPath,
  firestore,
  inTransaction,
  type DocumentSnapshot,
  type Query,
} from '../../platform/firestore.ts';
import { readUser, userRef, readUsers } from '../../records/user-record.ts';
import {
  creditRef,
  onCreditOf,
  overdueOf,
  readCredit,
  readReceivables,
} from './company-credit-guard.ts';
import { outstandingOrders } from './outstanding-orders.ts';

const PER_PAGE = 25;

/** Companies with a limit or a balance, the longest overdue first. */
export async function listCompanyCredits(
  { search, cursor }: CreditQuery,
  now: Date,
): Promise<CursorPage<CompanyCreditSummary>> {
  const { rows, nextCursor } = await readPage({
    query: filterBySearch(companies(), search)
      .orderBy('owedSince')
      .orderBy('owed', 'desc')
      .orderBy(FieldPath.documentId(), 'desc'),
    cursor,
    size: PER_PAGE,
    documentRef: creditRef,
    rowOf: (snapshot) => snapshot,
  });
  const people = await profilesOf(rows);
  return { rows: rows.map((row) => summaryOf(row, people.get(row.id) ?? null, now)), nextCursor };
}

export function companyCredit(uid: string, now: Date): Promise<CompanyCreditDetails> {
  return inTransaction(async (transaction) => {
    const [person, row, outstanding] = await Promise.all([
      transaction.get(userRef(uid)).then(readUser),
      transaction.get(creditRef(uid)),
      outstandingOrders(transaction, uid),
    ]);
    if (person?.role !== 'b2b_buyer') throw notFound('There is no such company.');
    return {
      standing: summaryOf(row, person, now),
      onCredit: onCreditOf(outstanding, now),
      overdue: overdueOf(outstanding, now),
    };
  });
}

export async function creditTotals(now: Date): Promise<CreditTotals> {
  const sums = { companies: AggregateField.count(), owed: AggregateField.sum('owed') };
  const [all, late] = await Promise.all([
    companies().aggregate(sums).get(),
    companies()
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

function companies(): Query {
  return firestore().collection(COLLECTIONS.companyCredits);
}

async function profilesOf(rows: readonly DocumentSnapshot[]): Promise<Map<string, UserProfile>> {
  if (rows.length === 0) return new Map();
  const found = await firestore().getAll(...rows.map(({ id }) => userRef(id)));
  return new Map(readUsers(found).map((one) => [one.uid, one]));
}

function summaryOf(
  snapshot: DocumentSnapshot,
  person: UserProfile | null,
  now: Date,
): CompanyCreditSummary {
  const credit = readCredit(snapshot);
  const { owed, parts }: CompanyReceivables = readReceivables(snapshot) ?? NO_RECEIVABLES;
  const orders = new Map(parts.map(({ orderId: id, number }) => [id, { id, number }]));
  return {
    uid: snapshot.id,
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
