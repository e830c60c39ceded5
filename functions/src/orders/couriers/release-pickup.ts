import { returnParcelId } from '@kargha/domain/couriers/booking-schema';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';

import { FieldValue, type Transaction } from '../../platform/firestore.ts';
import { bookingId, bookingRef } from '../../records/booking-record.ts';
import { returnRef } from '../../records/return-record.ts';

/** Takes the courier off a return; the outbox cancels the AWB at the aggregator. */
export function releasePickup(
  transaction: Transaction,
  { id, orderId, pickup }: OrderReturn,
  at: Date,
): void {
  if (!pickup) return;
  transaction.update(returnRef(id), { pickup: FieldValue.delete() });
  const cancelling = { state: 'cancelling', nextAttemptAt: at, lease: '', problem: '' };
  transaction.update(bookingRef(bookingId(orderId, returnParcelId(id))), cancelling);
}
