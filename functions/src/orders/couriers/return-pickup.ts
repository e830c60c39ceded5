import { returnParcelId, type Booking } from '@kargha/domain/couriers/booking-schema';
import type { BookPickupRequest } from '@kargha/domain/couriers/return-pickup-endpoints';
import { paise, type Paise } from '@kargha/domain/money/paise';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { refOf } from '@kargha/domain/shopping/line-ref';

import { conflict } from '../../http/errors.ts';
import { pickupBookedEmail, pickupCancelledEmail } from '../../mail/return-emails.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { bookingOf } from '../../records/booking-record.ts';
import { recordStep, requireOrder } from '../../records/change-order.ts';
import { queueEmail } from '../../records/email-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { returnRef } from '../../records/return-record.ts';
import { requireReturn, returnNotAllowed } from '../returns/return-steps.ts';
import { releasePickup } from './release-pickup.ts';
import { giveUpBooking, placeBooking } from './request-booking.ts';

interface PickupChange {
  returnId: string;
  /** of the return, as staff saw it */
  revision: number;
  actor: string;
  at: Date;
}

/**
 * Stores a booking that has an approved return picked up at the customer's; advanceBooking does the rest. A repeated
 * request finds the booking. Throws 404, and 409 stale, not_allowed and booking_open.
 */
export function requestReturnPickup(
  change: PickupChange,
  { courierId, size }: Pick<BookPickupRequest, 'courierId' | 'size'>,
): Promise<Booking> {
  return inTransaction(async (transaction) => {
    const orderReturn = await requireReturn(transaction, change);
    refuseSecondPickup(orderReturn);
    const order = await requireOrder(transaction, orderReturn.orderId);
    const { id: returnId } = orderReturn;
    const linesOf = () => Promise.resolve(returnedLines(orderReturn));
    const parcel = { parcelId: returnParcelId(returnId), returnId, courierId, size, linesOf };
    return placeBooking(transaction, order, parcel, change);
  });
}

function refuseSecondPickup(orderReturn: OrderReturn): void {
  if (orderReturn.state !== 'approved') throw returnNotAllowed(orderReturn);
  const { pickup } = orderReturn;
  if (!pickup) return;
  throw conflict('not_allowed', `${pickup.courier} already picks it up, with ${pickup.awb}.`);
}

/** What is picked up, as lines of a parcel. */
export function returnedLines({ lines }: Pick<OrderReturn, 'lines'>) {
  return lines.map((line) => ({ ...refOf(line), quantity: line.quantity }));
}

type Pickup = Pick<NonNullable<OrderReturn['pickup']>, 'courier' | 'awb' | 'trackingUrl'>;

/**
 * Gives a return the courier who picks it up, and emails the customer; writes after its reads. Throws 409 not_allowed
 * when the return is not waiting for a courier any more. Returns what the customer pays for it, which is nothing.
 */
export async function recordPickup(
  transaction: Transaction,
  { returnId, by }: Booking,
  assigned: Pickup,
  at: Date,
): Promise<Paise> {
  const orderReturn = await requireReturn(transaction, { returnId });
  refuseSecondPickup(orderReturn);
  const order = await requireOrder(transaction, orderReturn.orderId);
  const pickup = { ...assigned, state: 'shipped' as const };
  const revision = (orderReturn.revision ?? 0) + 1;
  transaction.update(returnRef(returnId), { pickup, revision, updatedAt: at });
  const mail = pickupBookedEmail(orderReturn, assigned);
  queueEmail(transaction, `return_${returnId}_pickup_${assigned.awb}`, mail);
  noteStep(transaction, order, assigned, { ...BOOKED, actor: by, at });
  return paise(0);
}

const BOOKED = { action: 'book-pickup', what: 'Pickup of the return booked' };
const CANCELLED = { action: 'cancel-pickup', what: 'Pickup of the return cancelled' };

function noteStep(
  transaction: Transaction,
  order: OrderRecord,
  { courier, awb }: Pickup,
  step: typeof BOOKED & { actor: string; at: Date },
): void {
  recordStep(transaction, order, { ...step, to: order.state, note: `${courier} ${awb}` });
}

/**
 * Cancels a pickup that has not happened, and emails the customer when they knew of it. Throws 404, and 409 stale and
 * not_allowed.
 */
export function cancelReturnPickup(change: PickupChange): Promise<void> {
  const { actor, at } = change;
  return inTransaction(async (transaction) => {
    const orderReturn = await requireReturn(transaction, change);
    const { id, orderId, pickup, revision = 0 } = orderReturn;
    const order = await requireOrder(transaction, orderId);
    const booking = await bookingOf(transaction, orderId, returnParcelId(id));
    if (booking?.state === 'requested') {
      giveUpBooking(transaction, booking, at);
      return;
    }
    if (pickup?.state !== 'shipped') throw conflict('not_allowed', pickup ? MOVED : NO_PICKUP);
    releasePickup(transaction, orderReturn, at);
    transaction.update(returnRef(id), { revision: revision + 1, updatedAt: at });
    const mail = pickupCancelledEmail(orderReturn, pickup);
    queueEmail(transaction, `return_${id}_pickup-cancelled_${pickup.awb}`, mail);
    noteStep(transaction, order, pickup, { ...CANCELLED, actor, at });
  });
}

const MOVED = 'The courier has picked it up already.';
const NO_PICKUP = 'No pickup is booked for this return.';
