import type { Booking } from '@kargha/domain/couriers/booking-schema';

import {
  CourierError,
  type AggregatorOrder,
  type CourierAggregator,
} from '../../platform/courier-aggregator.ts';
import { runInBatches } from '../../platform/run-in-batches.ts';
import { bookingWithId } from '../../records/booking-record.ts';
import { bookingOutbox, type CourierContext } from './booking-lease.ts';
import { recordAwb } from './record-awb.ts';
import { createAtAggregator, parcelOf, rateFor } from './aggregator-steps.ts';

const MOST = 50;
const AT_ONCE = 5;

/**
 * Takes a booking as far as it goes: an order at the aggregator, its AWB, and the parcel of our order or the pickup of a
 * return. Looks at what is
 * there before each call that has an effect, because the aggregator repeats the effect of a repeated call.
 */
export async function advanceBooking(context: CourierContext, id: string): Promise<Booking | null> {
  const { couriers, now } = context;
  // A parcel that may not leave any more is cancelled in a second attempt.
  for (let attempt = 0; couriers && attempt < 2; attempt += 1) {
    const claimed = await bookingOutbox.claim(id, now());
    if (!claimed) break;
    await carryOut({ ...context, couriers }, claimed).catch((error: unknown) =>
      settleFailure(claimed, error, now()),
    );
  }
  return bookingWithId(id);
}

/** Goes on with bookings whose attempt broke off or had no answer. Returns how many were due. */
export async function advanceWaitingBookings(context: CourierContext): Promise<number> {
  const ids = await bookingOutbox.due(context.now(), MOST);
  await runInBatches(ids, AT_ONCE, (id) => advanceBooking(context, id));
  return ids.length;
}

type WithAggregator = CourierContext & { couriers: CourierAggregator };

async function carryOut(context: WithAggregator, booking: Booking): Promise<void> {
  const { couriers } = context;
  const known = await couriers.findOrders(parcelOf(booking));
  const active = known.filter(({ isCancelled }) => !isCancelled).toSorted(byProgress);
  if (booking.state === 'cancelling') {
    await cancelAll(couriers, booking, active);
    await bookingOutbox.change(booking, { state: 'cancelled', nextAttemptAt: null, lease: '' });
    return;
  }
  const [first, ...twice] = active;
  // An answer was lost and the order was created twice: only one may stay.
  for (const { orderId } of twice) await couriers.cancelOrder(orderId);
  const assigned = first && first.awb !== '' ? first : await assign(context, booking, first);
  const charge = assigned.charge ?? (await rateFor(couriers, booking)).charge;
  await recordAwb(context, booking, { ...assigned, charge });
}

/** Those with an AWB first, then the oldest. */
function byProgress(one: AggregatorOrder, other: AggregatorOrder): number {
  const hasAwb = Number(other.awb !== '') - Number(one.awb !== '');
  return hasAwb || Number(one.orderId) - Number(other.orderId);
}

/** @param known the order at the aggregator, when it is there already */
async function assign(
  context: WithAggregator,
  booking: Booking,
  known: AggregatorOrder | undefined,
): Promise<AggregatorOrder> {
  const { couriers, now } = context;
  const keep = () => bookingOutbox.keep(booking, now());
  const parcel = parcelOf(booking);
  const { courierId } = await rateFor(couriers, booking);
  const order = known ?? (await createAtAggregator(context, booking, courierId, keep));
  if (order.awb !== '') return order;
  await keep();
  await couriers.assignAwb(order.shipmentId, courierId, parcel.isReturn);
  const found = await couriers.findOrders(parcel);
  const assigned = found.find(({ orderId, awb }) => orderId === order.orderId && awb !== '');
  if (!assigned) throw new CourierError('unknown', 'The courier aggregator shows no AWB yet.');
  return assigned;
}

/** Throws CourierError `unknown` while one of them is still there. */
async function cancelAll(
  couriers: CourierAggregator,
  booking: Booking,
  active: readonly AggregatorOrder[],
): Promise<void> {
  for (const { orderId } of active) await couriers.cancelOrder(orderId);
  const left = await couriers.findOrders(parcelOf(booking));
  if (left.every(({ isCancelled }) => isCancelled)) return;
  throw new CourierError('unknown', 'The courier aggregator has not cancelled the parcel yet.');
}

function settleFailure(booking: Booking, error: unknown, now: Date): Promise<void> {
  // What it knows of a parcel that it refuses is cancelled, so that nothing is left behind.
  return bookingOutbox.settle(booking, error, now, () =>
    booking.state === 'requested' ? { state: 'cancelling', nextAttemptAt: now } : {},
  );
}
