import { FieldPath } from 'firebase-admin/firestore';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
  Transaction,
} from 'firebase-admin/firestore';

import { isValiError } from 'valibot';

import { COLLECTIONS } from '@kargha/domain/records/collections';

import {
  adjustmentFrom,
  isConverted,
  movedNoMoney,
  orderChanges,
  paymentChanges,
  refundChanges,
  transferChanges,
  type MethodOf,
  type Stored,
} from './old-documents.ts';
import { reviewReasonsFrom } from './review-sentences.ts';

const PAGE = 200;
/** The shop may be writing to the same documents. */
const ATTEMPTS = 20;

/** Orders first: the sentences about their refunds are read with the refunds as they were. */
const STEPS = ['orders', 'payments', 'bankTransfers', 'refunds'] as const;
type Step = (typeof STEPS)[number];

export interface Converted {
  checked: number;
  converted: number;
  /** paths of documents that are left as they were, since they cannot be read */
  unreadable: string[];
}

/**
 * Converts stored payments, refunds and orders to purposes, review reasons and methods. What moved no money becomes a
 * balance adjustment, and refunds without an order name the sale of their gift card. Converted documents stay
 * unchanged: it can be stopped, repeated, and run while the shop is open. `onPage` is called after each page.
 */
export async function convertMoney(
  firestore: Firestore,
  onPage: (step: Step, progress: Converted) => void = () => undefined,
): Promise<Converted> {
  const total: Converted = { checked: 0, converted: 0, unreadable: [] };
  for (const step of STEPS) {
    const all = firestore.collection(COLLECTIONS[step]).orderBy(FieldPath.documentId());
    let nextQuery: Query | null = all;
    while (nextQuery) {
      const page: QuerySnapshot = await nextQuery.limit(PAGE).get();
      const old = page.docs.filter((one) => !isConverted(step, one.data()));
      total.checked += page.size;
      await convertEach(firestore, step, old, total);
      onPage(step, { ...total });
      const last = page.size === PAGE ? page.docs.at(-1) : undefined;
      nextQuery = last ? all.startAfter(last) : null;
    }
  }
  return total;
}

async function convertEach(
  firestore: Firestore,
  step: Step,
  old: readonly DocumentSnapshot[],
  total: Converted,
): Promise<void> {
  for (const { ref } of old) {
    try {
      total.converted += Number(await convert(firestore, step, ref));
    } catch (error) {
      if (!isValiError(error)) throw error;
      total.unreadable.push(ref.path);
    }
  }
}

/** False when another run was faster. */
function convert(firestore: Firestore, step: Step, ref: DocumentReference): Promise<boolean> {
  return firestore.runTransaction(
    async (transaction) => {
      const document = await transaction.get(ref);
      const stored = document.data();
      if (!stored || isConverted(step, stored)) return false;
      await CONVERSIONS[step](transaction, document, stored);
      return true;
    },
    { maxAttempts: ATTEMPTS },
  );
}

type Conversion = (
  transaction: Transaction,
  document: DocumentSnapshot,
  stored: Stored,
) => Promise<void>;

const CONVERSIONS: Record<Step, Conversion> = {
  orders: convertOrder,
  payments: (transaction, { ref }, stored) => {
    const reasons = reviewReasonsFrom(stored.needsReview, { ...NO_REFUNDS, at: timeOf(stored) });
    transaction.update(ref, paymentChanges(stored, reasons));
    return Promise.resolve();
  },
  bankTransfers: (transaction, { ref }) => {
    transaction.update(ref, transferChanges());
    return Promise.resolve();
  },
  refunds: convertRefund,
};

const NO_REFUNDS = { refunds: [], methodOf: () => '' };

async function convertOrder(
  transaction: Transaction,
  { ref }: DocumentSnapshot,
  stored: Stored,
): Promise<void> {
  const of = (name: 'refunds' | 'payments' | 'bankTransfers') =>
    transaction.get(ref.firestore.collection(COLLECTIONS[name]).where('orderId', '==', ref.id));
  const refunds = (await of('refunds')).docs.map((one) => ({ ...one.data(), id: one.id }));
  const paid = [...(await of('payments')).docs, ...(await of('bankTransfers')).docs];
  const methodOf = methodsIn(paid);
  const reviewed = { refunds: refunds as never[], methodOf, at: timeOf(stored) };
  const reasons = Array.isArray(stored.reviewReasons)
    ? (stored.reviewReasons as ReturnType<typeof reviewReasonsFrom>)
    : reviewReasonsFrom(stored.needsReview, reviewed);
  transaction.update(ref, orderChanges({ ...stored, id: ref.id }, reasons, methodOf));
}

async function convertRefund(
  transaction: Transaction,
  { id, ref }: DocumentSnapshot,
  stored: Stored,
): Promise<void> {
  const { firestore } = ref;
  if (movedNoMoney(stored)) {
    const adjustments = firestore.collection(COLLECTIONS.balanceAdjustments);
    transaction.set(adjustments.doc(id), adjustmentFrom(id, stored));
    transaction.delete(ref);
    return;
  }
  const paymentId = String(stored.paymentId);
  const places = [COLLECTIONS.payments, COLLECTIONS.bankTransfers];
  const paid = await Promise.all(
    places.map((name) => transaction.get(firestore.collection(name).doc(paymentId))),
  );
  const payment = paid.find(({ exists }) => exists)?.data();
  transaction.update(ref, refundChanges(stored, methodsIn(paid), payment));
}

/** A transfer without a method paid an instalment. */
function methodsIn(paid: readonly DocumentSnapshot[]): MethodOf {
  const methods = new Map(
    paid
      .filter(({ exists }) => exists)
      .map((one) => [one.id, String(one.get('method') ?? otherwise(one))]),
  );
  return (paymentId) => methods.get(paymentId ?? '') ?? '';
}

function otherwise({ ref }: DocumentSnapshot): string {
  return ref.parent.id === COLLECTIONS.bankTransfers ? 'bank_transfer' : '';
}

function timeOf({ updatedAt }: Stored): Date {
  const isTime = typeof updatedAt === 'object' && updatedAt !== null && 'toDate' in updatedAt;
  return isTime ? (updatedAt as { toDate: () => Date }).toDate() : new Date(0);
}
