import { bookingReference, type Booking } from '@kargha/domain/couriers/booking-schema';
import type { BookParcelRequest } from '@kargha/domain/couriers/courier-endpoints';
import { paise } from '@kargha/domain/money/paise';
import { nextParcelId, type ShipmentLine } from '@kargha/domain/orders/shipment';

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
    const linesOf = () => readyLines(transaction, order, wanted.lines, change.at);
    const parcel = { ...wanted, parcelId: nextParcelId(order), returnId: '', linesOf };
    return placeBooking(transaction, order, parcel, change);
  });
}

interface WantedParcel extends Pick<Booking, 'parcelId' | 'returnId'>, Omit<Wanted, 'lines'> {
  /** reads and checks what is in it */
  linesOf: () => Promise<ShipmentLine[]>;
}

/** Finds the booking of a parcel that is being booked, or stores one. Throws 409 booking_open, and as linesOf does. */
export async function placeBooking(
  transaction: Transaction,
  order: OrderRecord,
  wanted: WantedParcel,
  by: Pick<StaffChange, 'actor' | 'at'>,
): Promise<Booking> {
  const { parcelId } = wanted;
  const ref = bookingRef(bookingId(order.id, parcelId));
  const before = readBooking(await transaction.get(ref));
  if (before?.state === 'requested') return before;
  if (before?.state === 'cancelling') throw conflict('booking_open', STILL_CANCELLING);
  const booking = await newBooking(transaction, order, wanted, by);
  const round = (before?.round ?? 0) + 1;
  const stored = {
    ...booking,
    round,
    reference: bookingReference(order.number, parcelId, round),
  };
  transaction.set(ref, stored);
  return { ...stored, id: ref.id };
}

type NewBooking = Omit<Booking, 'id' | 'round' | 'reference'>;

async function newBooking(
  transaction: Transaction,
  order: OrderRecord,
  { linesOf, parcelId, returnId, ...wanted }: WantedParcel,
  { actor, at }: Pick<StaffChange, 'actor' | 'at'>,
): Promise<NewBooking> {
  const lines = await linesOf();
  const { packingGrams } = await courierSettings(transaction);
  const size = wanted.size ?? (await sizeOf(transaction, lines, packingGrams));
  return {
    ...{ orderId: order.id, orderNumber: order.number, parcelId, returnId },
    ...{ lines, size, state: 'requested' },
    value: valueOf(order, lines),
    courierId: wanted.courierId ?? null,
    ...{
      courier: '',
      awb: '',
      shipmentId: '',
      charge: null,
      collected: paise(0),
      problem: '',
      lease: '',
    },
    ...{ attempts: 0, nextAttemptAt: at, requestedAt: at, by: actor, isManifested: false },
  };
}

const STILL_CANCELLING =
  'The earlier booking of this parcel is being cancelled. Please try again in a few minutes.';

/**
 * Gives up a booking that has no parcel yet. Throws 404, and 409 not_allowed when the parcel has its number.
 */
export function cancelBooking(id: string, at: Date): Promise<void> {
  return inTransaction(async (transaction) => {
    const booking = readBooking(await transaction.get(bookingRef(id)));
    if (!booking) throw notFound('We could not find this booking.');
    if (booking.state === 'shipped') {
      throw conflict(
        'not_allowed',
        `The parcel has the number ${booking.awb}. Cancel its dispatch instead.`,
      );
    }
    if (booking.state === 'requested') giveUpBooking(transaction, booking, at);
  });
}

/** What the aggregator has of it is cancelled, once a call that is under way has ended. */
export function giveUpBooking(
  transaction: Transaction,
  { id, lease, nextAttemptAt }: Booking,
  at: Date,
): void {
  const isUnderWay = lease !== '' && nextAttemptAt !== null && nextAttemptAt > at;
  transaction.update(bookingRef(id), {
    ...{ state: 'cancelling', lease: '', problem: '' },
    nextAttemptAt: isUnderWay ? nextAttemptAt : at,
  });
}
