import { SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import type { RiskLevel } from '@kargha/domain/payments/cash-on-delivery-risk';

import { firestore, type DocumentReference, type Transaction } from '../platform/firestore.ts';
import { orderRef, type OrderRecord } from './order-record.ts';

/** orders/{id}/private/cashOnDeliveryRisk: read by the server only, since shoppers can read their orders. */
function riskRef(orderId: string): DocumentReference {
  return orderRef(orderId).collection(SUBCOLLECTIONS.private).doc('cashOnDeliveryRisk');
}

/** The level when the order was opened, null for other payments; staff see the reasons as they are now. */
export function recordRisk(
  transaction: Transaction,
  { id }: Pick<OrderRecord, 'id'>,
  level: RiskLevel | null,
): void {
  if (level) transaction.set(riskRef(id), { level });
}

/** Reads one more document for each order. */
export async function ordersWithRisk(
  orders: readonly OrderRecord[],
  level: RiskLevel,
): Promise<OrderRecord[]> {
  if (orders.length === 0) return [];
  const risks = await firestore().getAll(...orders.map(({ id }) => riskRef(id)));
  return orders.filter((_, place) => risks[place]?.get('level') === level);
}
