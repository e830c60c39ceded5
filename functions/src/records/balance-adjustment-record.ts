import type { SettledRefund } from '@kargha/domain/orders/price-reductions';
import {
  balanceAdjustmentSchema,
  type BalanceAdjustment,
} from '@kargha/domain/payments/payment-schema';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import type { Query, Transaction } from '../platform/firestore.ts';
import { storedDocuments } from './stored-documents.ts';

const adjustments = storedDocuments({
  collection: COLLECTIONS.balanceAdjustments,
  schema: balanceAdjustmentSchema,
  ids: ['id'],
});

export const { read: readBalanceAdjustment, readEach: readEachBalanceAdjustment } = adjustments;

export function balanceAdjustmentsOf(orderId: string): Query {
  return adjustments.query().where('orderId', '==', orderId);
}

/** Records an adjustment, once per cause. Returns its id. */
export function writeBalanceAdjustment(
  transaction: Transaction,
  { orderId, purpose, amount, ...more }: Omit<BalanceAdjustment, 'id' | 'createdAt'>,
  cause: string,
  at: Date,
): string {
  const id = `${orderId}_${cause}`;
  transaction.create(adjustments.ref(id), { orderId, purpose, amount, ...more, createdAt: at });
  return id;
}

/** As it counts next to refunds: an adjustment takes effect at once. */
export function settledAdjustments(adjustments: readonly BalanceAdjustment[]): SettledRefund[] {
  return adjustments.map((one) => ({ ...one, state: 'processed' }));
}
