import { returnSchema } from '@kargha/domain/orders/return-schema';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import type { Query } from '../platform/firestore.ts';
import { storedDocuments } from './stored-documents.ts';

export const {
  ref: returnRef,
  query: returns,
  read: readReturn,
  readEach: readEachReturn,
  readAll: readReturns,
} = storedDocuments({ collection: COLLECTIONS.returns, schema: returnSchema, ids: ['id'] });

export function returnsOf(orderId: string): Query {
  return returns().where('orderId', '==', orderId);
}
