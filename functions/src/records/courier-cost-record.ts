import { SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { paise, type Paise } from '@kargha/domain/money/paise';

import { FieldValue, type DocumentReference, type Transaction } from '../platform/firestore.ts';
import { orderRef, type OrderRecord } from './order-record.ts';

/** orders/{id}/private/courierCost: read by the server only, since shoppers can read their orders. */
function courierCostRef(orderId: string): DocumentReference {
  return orderRef(orderId).collection(SUBCOLLECTIONS.private).doc('courierCost');
}

/** Adds what the courier charged for a parcel that came back. */
export function recordCourierCost(
  transaction: Transaction,
  { id }: OrderRecord,
  cost: number,
): void {
  transaction.set(courierCostRef(id), { cost: FieldValue.increment(cost) }, { merge: true });
}

/** Null before a parcel came back. */
export async function courierCostOf(orderId: string): Promise<Paise | null> {
  const cost: unknown = (await courierCostRef(orderId).get()).get('cost');
  return typeof cost === 'number' ? paise(cost) : null;
}
