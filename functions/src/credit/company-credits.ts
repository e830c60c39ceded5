import { ageingOf, AGES, type Ageing } from '@kargha/domain/bulk-credit';
import { COLLECTIONS } from '@kargha/domain/collections';
import { sumPaise, type Paise } from '@kargha/domain/paise';
import type { UserProfile } from '@kargha/domain/user-profile';

import { firestore } from '../platform/firestore.ts';
import { orders, readOrder, type OrderRecord } from '../records/order-record.ts';
import { readUser, userRef } from '../records/user-record.ts';
import { creditRef, readCredit } from './credit-guard.ts';

/** A company as staff see it: what it may owe, and what it owes by age; `limit` null without any credit. */
export interface CompanyStanding {
  uid: string;
  companyName: string;
  gstNumber: string;
  isVerified: boolean;
  limit: Paise | null;
  revision: number;
  owed: Paise;
  ageing: Ageing;
  /** the orders with something owed, latest first */
  orders: { id: string; number: string }[];
}

/** What one look reads at most: more open orders on terms than this shop ever has. */
const MOST_ORDERS = 1000;
const MOST_COMPANIES = 300;

/** Every company that owes something or has credit, who owes longest first. */
export async function companyStandings(now: Date): Promise<CompanyStanding[]> {
  const [open, credits] = await Promise.all([
    openOrders(),
    firestore().collection(COLLECTIONS.companyCredits).limit(MOST_COMPANIES).get(),
  ]);
  // A closed account is nobody whom the shop could ask.
  const debtors = open.flatMap(({ uid }) => uid ?? []);
  const uids = new Set([...debtors, ...credits.docs.map(({ id }) => id)]);
  const standings = await Promise.all(
    [...uids].map(async (uid) => {
      const owing = open.filter((order) => order.uid === uid);
      return { ...(await companyOf(uid)), ...debtOf(owing, now) };
    }),
  );
  return standings.sort((one, other) => oldest(other) - oldest(one) || other.owed - one.owed);
}

/** Orders on terms of which some part may be owed. */
async function openOrders(): Promise<OrderRecord[]> {
  const unpaid = orders()
    .where('payment.state', '==', 'pending')
    .where('paymentTerms', 'in', ['advance', 'half-advance', 'credit-30', 'discuss']);
  const { docs } = await unpaid.limit(MOST_ORDERS).get();
  return docs.flatMap((one) => readOrder(one) ?? []);
}

type Company = Omit<CompanyStanding, 'owed' | 'ageing' | 'orders'>;

async function companyOf(uid: string): Promise<Company> {
  const [profile, stored] = await Promise.all([userRef(uid).get(), creditRef(uid).get()]);
  const credit = readCredit(stored);
  return {
    uid,
    ...namesOf(readUser(profile)),
    limit: credit?.limit ?? null,
    revision: credit?.revision ?? 0,
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

function debtOf(owing: readonly OrderRecord[], now: Date) {
  const ageing = ageingOf(owing, now);
  return {
    owed: sumPaise(AGES.map((age) => ageing[age])),
    ageing,
    orders: owing.map(({ id, number }) => ({ id, number })),
  };
}

/** The place of the oldest age in which something is owed. */
function oldest({ ageing }: CompanyStanding): number {
  return AGES.findLastIndex((age) => ageing[age] > 0);
}
