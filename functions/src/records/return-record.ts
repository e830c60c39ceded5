import { returnSchema } from '@kargha/domain/orders/return-schema';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import type { Query } from '../platform/firestore.ts';
import { storedDocuments } from './stored-documents.ts';

const returns = storedDocuments({
  collection: COLLECTIONS.returns,
  schema: returnSchema,
  ids: ['id'],
});
export const {
  ref: returnRef,
  read: readReturn,
  readEach: readEachReturn,
  readAll: readReturns,
  find: returnWithId,
} = returns;

/** Approved exchanges whose reserved pieces were due back on sale, the oldest first. */
export function returnsToRelease(now: Date): Query {
  return returns
    .query()
    .where('exchange.reservedUntil', '<=', now)
    .orderBy('exchange.reservedUntil');
}

/** The id of the return that a courier picks up with this number. */
export async function returnWithAwb(awb: string): Promise<string | null> {
  const { docs } = await returns.query().where('pickup.awb', '==', awb).limit(1).get();
  return docs[0]?.id ?? null;
}

export function returnsOf(orderId: string): Query {
  return returns.query().where('orderId', '==', orderId);
}
