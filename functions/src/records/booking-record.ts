import { bookingSchema, type Booking } from '@kargha/domain/couriers/booking-schema';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import type { Transaction } from '../platform/firestore.ts';
import { storedDocuments } from './stored-documents.ts';

export const {
  ref: bookingRef,
  query: bookings,
  read: readBooking,
  readEach: readEachBooking,
  readAll: readBookings,
  readOrSkip: readBookingOrSkip,
  find: bookingWithId,
} = storedDocuments({
  collection: COLLECTIONS.courierBookings,
  schema: bookingSchema,
  ids: ['id'],
});

export function bookingId(orderId: string, parcelId: string): string {
  return `${orderId}_${parcelId}`;
}

export async function bookingOf(
  transaction: Transaction,
  orderId: string,
  parcelId: string,
): Promise<Booking | null> {
  return readBooking(await transaction.get(bookingRef(bookingId(orderId, parcelId))));
}

/** Oldest first. */
export async function bookingsOfOrder(orderId: string): Promise<Booking[]> {
  const { docs } = await bookings().where('orderId', '==', orderId).get();
  return readEachBooking(docs).toSorted(
    (one, other) => one.requestedAt.getTime() - other.requestedAt.getTime(),
  );
}
