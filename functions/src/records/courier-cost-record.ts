import { SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { paise, type Paise } from '@kargha/domain/money/paise';

import {
  FieldValue,
  firestore,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from '../platform/firestore.ts';
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
  return readCost(await courierCostRef(orderId).get());
}

/** By the ID of the order, of those with a parcel that came back. */
export async function courierCostsOf(
  orders: readonly Pick<OrderRecord, 'id'>[],
): Promise<Map<string, Paise>> {
  if (orders.length === 0) return new Map();
  const found = await firestore().getAll(...orders.map(({ id }) => courierCostRef(id)));
  const costs = orders.map(({ id }, at) => [id, found[at] ? readCost(found[at]) : null] as const);
  return new Map(costs.flatMap(([id, cost]) => (cost === null ? [] : [[id, cost]])));
}

function readCost(snapshot: DocumentSnapshot): Paise | null {
  const cost: unknown = snapshot.get('cost');
  return typeof cost === 'number' ? paise(cost) : null;
}
