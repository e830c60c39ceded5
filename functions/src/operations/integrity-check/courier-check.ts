import type { Booking } from '@kargha/domain/couriers/booking-schema';
import type { FailedDelivery } from '@kargha/domain/couriers/failed-delivery-schema';
import type { Finding } from '@kargha/domain/reports/ops-endpoints';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import { bookingRef, bookings, readBookings } from '../../records/booking-record.ts';
import {
  failedDeliveries,
  failedDeliveryRef,
  readFailedDeliveries,
} from '../../records/failed-delivery-record.ts';
import { resultOf, type Check } from './integrity-check.ts';

const MOST = 100;
/** The aggregator answers within seconds; after half an hour someone must look. */
const PATIENCE_MS = 30 * MINUTE_MS;

/** What waits for the courier aggregator and does not go on: bookings, cancellations and answers of customers. */
export const courierCheck: Check = async ({ now }) => {
  const before = new Date(now.getTime() - PATIENCE_MS);
  const [booked, failed] = await Promise.all([
    bookings().where('state', 'in', ['requested', 'cancelling']).limit(MOST).get(),
    failedDeliveries().where('state', 'in', ['answered', 'refused', 'overdue']).limit(MOST).get(),
  ]);
  const open = readBookings(booked.docs).filter((one) => isStuck(one, one.requestedAt, before));
  const unanswered = readFailedDeliveries(failed.docs).filter(
    (one) => one.state !== 'answered' || isStuck(one, one.answeredAt, before),
  );
  const findings = [...open.map(bookingFinding), ...unanswered.map(deliveryFinding)];
  return resultOf('couriers_open', findings.length, findings);
};

/** No attempt although one is due, or attempts that have failed for so long. */
function isStuck(
  { nextAttemptAt, problem }: Pick<Booking, 'nextAttemptAt' | 'problem'>,
  since: Date | null,
  before: Date,
): boolean {
  if (nextAttemptAt !== null && nextAttemptAt <= before) return true;
  return problem !== '' && since !== null && since <= before;
}

function bookingFinding({ id, orderNumber, state, problem }: Booking): Finding {
  const what = state === 'requested' ? 'booked' : 'cancelled';
  const sentence = `A parcel of order ${orderNumber} is not ${what} at the courier aggregator.`;
  return { what: withProblem(sentence, problem), path: bookingRef(id).path };
}

function deliveryFinding({ id, orderNumber, state, problem }: FailedDelivery): Finding {
  const sentence =
    state === 'overdue'
      ? `An undelivered parcel of order ${orderNumber} has no answer.`
      : `The courier does not know the answer about an undelivered parcel of order ${orderNumber}.`;
  return { what: withProblem(sentence, problem), path: failedDeliveryRef(id).path };
}

function withProblem(sentence: string, problem: string): string {
  return problem === '' ? sentence : `${sentence} ${problem}`;
}
