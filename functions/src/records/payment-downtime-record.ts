import { downtimeListSchema } from '@kargha/domain/payments/payment-downtime';
import { COLLECTIONS, PAYMENT_DOWNTIMES_ID } from '@kargha/domain/records/collections';

import type { DocumentReference } from '../platform/firestore.ts';
import { storedDocuments } from './stored-documents.ts';

const stored = storedDocuments({ collection: COLLECTIONS.settings, schema: downtimeListSchema });

export function downtimesRef(): DocumentReference {
  return stored.ref(PAYMENT_DOWNTIMES_ID);
}

/** A list that cannot be read is asked for again. */
export const readDowntimes = stored.readOrSkip;
