import { disputeSchema } from '@kargha/domain/payments/dispute-schema';
import { sumPaise, type Paise } from '@kargha/domain/money/paise';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import type { Transaction } from '../platform/firestore.ts';
import { storedDocuments } from './stored-documents.ts';

export const {
  ref: disputeRef,
  query: disputes,
  read: readDispute,
  readEach: readEachDispute,
  readOrSkip: readDisputeOrSkip,
  find: disputeWithId,
} = storedDocuments({ collection: COLLECTIONS.disputes, schema: disputeSchema });

/** What the bank took back of a payment in lost disputes. */
export async function deductedOf(transaction: Transaction, paymentId: string): Promise<Paise> {
  const { docs } = await transaction.get(disputes().where('paymentId', '==', paymentId));
  return sumPaise(readEachDispute(docs).map(({ deducted }) => deducted));
}
