import {
  gatewayMonthSchema,
  settledItemSchema,
  settlementSchema,
  type SettledItem,
} from '@kargha/domain/payments/settlement-schema';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import type { DocumentReference } from '../platform/firestore.ts';
import { storedDocuments } from './stored-documents.ts';

export const {
  ref: settlementRef,
  query: settlements,
  readEach: readEachSettlement,
  readOrSkip: readSettlementOrSkip,
} = storedDocuments({ collection: COLLECTIONS.settlements, schema: settlementSchema });

export const {
  ref: settledItemRef,
  query: settledItems,
  readEach: readEachSettledItem,
  readOrSkip: readSettledItemOrSkip,
} = storedDocuments({ collection: COLLECTIONS.settlementItems, schema: settledItemSchema });

export const { ref: gatewayMonthRef, read: readGatewayMonth } = storedDocuments({
  collection: COLLECTIONS.gatewayMonths,
  schema: gatewayMonthSchema,
});

/** An item that is settled twice has two documents. */
export function refOfSettledItem({
  settlementId,
  entityId,
}: Pick<SettledItem, 'settlementId' | 'entityId'>): DocumentReference {
  return settledItemRef(`${settlementId}_${entityId}`);
}
