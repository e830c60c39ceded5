import { randomUUID } from 'node:crypto';

import type { Booking } from '@kargha/domain/couriers/booking-schema';
import { HOUR_MS, MINUTE_MS } from '@kargha/domain/records/time-spans';

import {
  CourierError,
  type CourierFailure,
  type AggregatorOrder,
  type CourierAggregator,
} from '../../platform/courier-aggregator.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { runInBatches } from '../../platform/run-in-batches.ts';
import { bookingRef, bookings, bookingWithId, readBooking } from '../../records/booking-record.ts';
import { LeaseLostError, requireLease, type CourierContext } from './booking-lease.ts';
import { recordAwb } from './record-awb.ts';
import { createAtAggregator, rateFor } from './aggregator-steps.ts';

/**
 * How long an attempt owns a booking, and how long we wait after a call without an answer: a call takes at most 10 s,
 * and what it does at the aggregator has happened by then, so the next look finds it.
 */
const LEASE_MS = 3 * MINUTE_MS;
/** After a failed call. `refused`: it does not cancel a parcel. */
const PAUSES_MS: Readonly<Record<CourierFailure, number>> = {
  refused: HOUR_MS,
  unavailable: MINUTE_MS,
  unknown: LEASE_MS,
};
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
    const claimed = await claim(id, now());
    if (!claimed) break;
    await carryOut({ ...context, couriers }, claimed).catch((error: unknown) =>
      settleFailure(claimed, error, now()),
    );
  }
  return bookingWithId(id);
}

/** Goes on with bookings whose attempt broke off or had no answer. Returns how many were due. */
export async function advanceWaitingBookings(context: CourierContext): Promise<number> {
  const due = bookings().where('nextAttemptAt', '<=', context.now()).orderBy('nextAttemptAt');
  const { docs } = await due.limit(MOST).get();
  await runInBatches(docs, AT_ONCE, ({ id }) => advanceBooking(context, id));
  return docs.length;
}

function claim(id: string, now: Date): Promise<Booking | null> {
  return inTransaction(async (transaction) => {
    const booking = readBooking(await transaction.get(bookingRef(id)));
    if (!booking || booking.nextAttemptAt === null || booking.nextAttemptAt > now) return null;
    const lease = {
      lease: randomUUID(),
      nextAttemptAt: new Date(now.getTime() + LEASE_MS),
      attempts: booking.attempts + 1,
    };
    transaction.update(bookingRef(id), lease);
    return { ...booking, ...lease };
  });
}

async function carryOut(
  context: CourierContext & { couriers: CourierAggregator },
  booking: Booking,
): Promise<void> {
  const { couriers, now } = context;
  const known = await couriers.findOrders(booking.reference);
  const active = known.filter(({ isCancelled }) => !isCancelled).toSorted(byProgress);
  const keep = () => keepLease(booking, now());
  if (booking.state === 'cancelling') {
    await cancelAll(couriers, booking, active);
    await changeOwn(booking, { state: 'cancelled', nextAttemptAt: null, lease: '' });
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

/** Before a call with an effect: this attempt still owns the booking, and does so until the call has ended. */
async function keepLease(booking: Booking, now: Date): Promise<void> {
  await changeOwn(booking, { nextAttemptAt: new Date(now.getTime() + LEASE_MS) });
}

async function changeOwn(booking: Booking, changes: Partial<Booking>): Promise<void> {
  await inTransaction(async (transaction) => {
    await requireLease(transaction, booking);
    transaction.update(bookingRef(booking.id), changes);
  });
}

async function settleFailure(booking: Booking, error: unknown, now: Date): Promise<void> {
  if (error instanceof LeaseLostError) return;
  // The lease ends, and the schedule tries again.
  if (!(error instanceof CourierError)) throw error;
  const { failure, message: problem } = error;
  log.warn('A parcel could not be booked.', { booking: booking.id, failure, problem });
  // What it knows of a parcel that it refuses is cancelled, so that nothing is left behind.
  const isGivenUp = failure === 'refused' && booking.state === 'requested';
  const changes: Partial<Booking> = {
    ...(isGivenUp && { state: 'cancelling' }),
    nextAttemptAt: new Date(now.getTime() + (isGivenUp ? 0 : PAUSES_MS[failure])),
  };
  await changeOwn(booking, { ...changes, problem, lease: '' }).catch((lost: unknown) => {
    if (!(lost instanceof LeaseLostError)) throw lost;
  });
}
