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
import { createAtAggregator, rateFor } from './aggregator-steps.ts';

const MOST = 50;
const AT_ONCE = 5;

/**
 * Takes a booking as far as it goes: an order at the aggregator, its AWB, and the parcel of our order. Looks at what is
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

async function carryOut(
  context: CourierContext & { couriers: CourierAggregator },
  booking: Booking,
): Promise<void> {
  const { couriers, now } = context;
  const known = await couriers.findOrders(booking.reference);
  const active = known.filter(({ isCancelled }) => !isCancelled).toSorted(byProgress);
  const keep = () => bookingOutbox.keep(booking, now());
  if (booking.state === 'cancelling') {
    await cancelAll(couriers, booking, active);
    await bookingOutbox.change(booking, { state: 'cancelled', nextAttemptAt: null, lease: '' });
    return;
  }
  const [first, ...twice] = active;
  // An answer was lost and the order was created twice: only one may stay.
  for (const { orderId } of twice) await couriers.cancelOrder(orderId);
  const order = first ?? (await createAtAggregator(context, booking, keep));
  const assigned = order.awb === '' ? await assign(couriers, booking, order, keep) : order;
  await recordAwb(context, booking, assigned);
}

/** Those with an AWB first, then the oldest. */
function byProgress(one: AggregatorOrder, other: AggregatorOrder): number {
  const hasAwb = Number(other.awb !== '') - Number(one.awb !== '');
  return hasAwb || Number(one.orderId) - Number(other.orderId);
}

async function assign(
  couriers: CourierAggregator,
  booking: Booking,
  order: AggregatorOrder,
  keep: () => Promise<void>,
): Promise<AggregatorOrder> {
  const rate = await rateFor(couriers, booking);
  await keep();
  await couriers.assignAwb(order.shipmentId, rate.courierId);
  const found = await couriers.findOrders(booking.reference);
  const assigned = found.find(({ orderId, awb }) => orderId === order.orderId && awb !== '');
  if (!assigned) throw new CourierError('unknown', 'The courier aggregator shows no AWB yet.');
  return { ...assigned, charge: assigned.charge ?? rate.charge };
}

/** Throws CourierError `unknown` while one of them is still there. */
async function cancelAll(
  couriers: CourierAggregator,
  { reference }: Booking,
  active: readonly AggregatorOrder[],
): Promise<void> {
  for (const { orderId } of active) await couriers.cancelOrder(orderId);
  const left = await couriers.findOrders(reference);
  if (left.every(({ isCancelled }) => isCancelled)) return;
  throw new CourierError('unknown', 'The courier aggregator has not cancelled the parcel yet.');
}

function settleFailure(booking: Booking, error: unknown, now: Date): Promise<void> {
  // What it knows of a parcel that it refuses is cancelled, so that nothing is left behind.
  return bookingOutbox.settle(booking, error, now, () =>
    booking.state === 'requested' ? { state: 'cancelling', nextAttemptAt: now } : {},
  );
}
