import type { Booking } from '@kargha/domain/couriers/booking-schema';

import type { CourierAggregator } from '../../platform/courier-aggregator.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { bookingRef, readBooking } from '../../records/booking-record.ts';

export interface CourierContext {
  couriers: CourierAggregator | null;
  ids: KeyedIds;
  now: () => Date;
}

/** Another attempt has taken over, or staff have cancelled: this one may do nothing more. */
export class LeaseLostError extends Error {}

/** Throws LeaseLostError. */
export async function requireLease(
  transaction: Transaction,
  { id, lease }: Booking,
): Promise<void> {
  const stored = readBooking(await transaction.get(bookingRef(id)));
  if (stored?.lease !== lease) throw new LeaseLostError();
}
