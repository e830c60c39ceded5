import { bookingReference, type Booking } from '@kargha/domain/couriers/booking-schema';
import type { BookParcelRequest } from '@kargha/domain/couriers/courier-endpoints';
import { nextParcelId } from '@kargha/domain/orders/shipment';

import { conflict, notFound } from '../../http/errors.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { changeByStaff, type StaffChange } from '../../records/change-order.ts';
import { bookingId, bookingRef, readBooking } from '../../records/booking-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { courierSettings } from '../../records/courier-settings-record.ts';
import { readyLines } from '../ship-parcel.ts';
import { sizeOf, valueOf } from './booked-parcel.ts';

type Wanted = Pick<BookParcelRequest, 'lines' | 'courierId' | 'size'>;

/**
 * Stores a booking of the next parcel of an order; advanceBooking does the rest. A repeated request finds
 * the booking. Throws as shipParcel does, and 409 booking_open while an earlier booking is being cancelled.
 */
export function requestBooking(change: StaffChange, wanted: Wanted): Promise<Booking> {
  return changeByStaff(change, async (transaction, order) => {
    const parcelId = nextParcelId(order);
    const ref = bookingRef(bookingId(order.id, parcelId));
    const before = readBooking(await transaction.get(ref));
    if (before?.state === 'requested') return before;
    if (before?.state === 'cancelling') throw conflict('booking_open', STILL_CANCELLING);
    const booking = await newBooking(transaction, order, wanted, change);
    const round = (before?.round ?? 0) + 1;
    const reference = bookingReference(order.number, parcelId, round);
    const stored = { ...booking, parcelId, round, reference };
    transaction.set(ref, stored);
    return { ...stored, id: ref.id };
  });
}

type NewBooking = Omit<Booking, 'id' | 'parcelId' | 'round' | 'reference'>;

async function newBooking(
  transaction: Transaction,
  order: OrderRecord,
  wanted: Wanted,
  { actor, at }: StaffChange,
): Promise<NewBooking> {
  const lines = await readyLines(transaction, order, wanted.lines, at);
  const { packingGrams } = await courierSettings(transaction);
  const size = wanted.size ?? (await sizeOf(transaction, lines, packingGrams));
  return {
    ...{ orderId: order.id, orderNumber: order.number, lines, size, state: 'requested' },
    value: valueOf(order, lines),
    courierId: wanted.courierId ?? null,
    ...{ courier: '', awb: '', shipmentId: '', charge: null, problem: '', lease: '' },
    ...{ attempts: 0, nextAttemptAt: at, requestedAt: at, by: actor, isManifested: false },
  };
}

const STILL_CANCELLING =
  'The earlier booking of this parcel is being cancelled. Please try again in a few minutes.';

/**
 * Gives up a booking that has no parcel yet. A call that is under way may still reach the aggregator, so what it leaves
 * there is cancelled once it has ended. Throws 404, and 409 not_allowed when the parcel has its number.
 */
export function cancelBooking(id: string, at: Date): Promise<void> {
  return inTransaction(async (transaction) => {
    const booking = readBooking(await transaction.get(bookingRef(id)));
    if (!booking) throw notFound('We could not find this booking.');
    const { state, lease, nextAttemptAt, awb } = booking;
    if (state === 'cancelling' || state === 'cancelled') return;
    if (state === 'shipped') {
      throw conflict(
        'not_allowed',
        `The parcel has the number ${awb}. Cancel its dispatch instead.`,
      );
    }
    const isUnderWay = lease !== '' && nextAttemptAt !== null && nextAttemptAt > at;
    transaction.update(bookingRef(id), {
      ...{ state: 'cancelling', lease: '', problem: '' },
      nextAttemptAt: isUnderWay ? nextAttemptAt : at,
    });
  });
}
