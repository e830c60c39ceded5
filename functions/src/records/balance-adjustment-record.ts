import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Paise } from '@kargha/domain/money/paise';
import type { SettledRefund } from '@kargha/domain/orders/price-reductions';
import type { GoodsPurpose, RefundTarget } from '@kargha/domain/payments/refund-purpose';

import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type Transaction,
} from '../platform/firestore.ts';

/** balanceAdjustments/{id}: goods that reduced the unpaid balance of an order. No money moved. */
export interface BalanceAdjustment extends RefundTarget {
  orderId: string;
  purpose: GoodsPurpose;
  amount: Paise;
  /** the refund group: one credit note has the items of an adjustment and of the refunds next to it */
  claim: string;
  initiatedFrom: 'admin' | 'return';
  note: string;
  creditNoteNumber?: string;
  createdAt: Date;
}

function balanceAdjustmentRef(id: string): DocumentReference {
  return firestore().collection(COLLECTIONS.balanceAdjustments).doc(id);
}

export function balanceAdjustmentsOf(orderId: string): Query {
  return firestore().collection(COLLECTIONS.balanceAdjustments).where('orderId', '==', orderId);
}

export function readBalanceAdjustment(snapshot: DocumentSnapshot): BalanceAdjustment | null {
  return (withDates(snapshot.data()) as BalanceAdjustment | undefined) ?? null;
}

/** Records an adjustment, once per cause. Returns its id. */
export function writeBalanceAdjustment(
  transaction: Transaction,
  { orderId, purpose, amount, ...more }: Omit<BalanceAdjustment, 'createdAt'>,
  cause: string,
  at: Date,
): string {
  const id = `${orderId}_${cause}`;
  const record: BalanceAdjustment = { orderId, purpose, amount, ...more, createdAt: at };
  transaction.create(balanceAdjustmentRef(id), record);
  return id;
}

/** As it counts next to refunds: an adjustment takes effect at once. */
export function settledAdjustments(docs: readonly DocumentSnapshot[]): SettledRefund[] {
  return docs.flatMap((one) => {
    const adjustment = readBalanceAdjustment(one);
    return adjustment ? [{ ...adjustment, state: 'processed' }] : [];
  });
}
