import { string, type InferOutput } from 'valibot';

import { time } from '@kargha/domain/api/response-fields';
import { SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { storedObject } from '@kargha/domain/records/stored-fields';

import type { DocumentReference } from '../platform/firestore.ts';
import { orderRef } from './order-record.ts';
import { reader } from './stored-documents.ts';

const packingSchema = storedObject({
  /** the member of staff */
  uid: string(),
  at: time,
});
export type Packing = InferOutput<typeof packingSchema>;

/** orders/{id}/private/packing: who packs an order now. Read by the server only. */
export function packingRef(orderId: string): DocumentReference {
  return orderRef(orderId).collection(SUBCOLLECTIONS.private).doc('packing');
}

export const readPacking = reader({ schema: packingSchema });
