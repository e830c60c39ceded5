import type { CourierAggregator } from '../../platform/courier-aggregator.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { bookingRef, bookings, readBooking } from '../../records/booking-record.ts';
import { courierOutbox } from './courier-outbox.ts';

export interface CourierContext {
  couriers: CourierAggregator | null;
  ids: KeyedIds;
  now: () => Date;
}

export const bookingOutbox = courierOutbox({ ref: bookingRef, query: bookings, read: readBooking });
