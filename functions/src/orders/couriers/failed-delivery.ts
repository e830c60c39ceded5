import { isFailedDelivery, type CourierEvent } from '@kargha/domain/couriers/courier-event';
import { answerDeadline } from '@kargha/domain/couriers/delivery-answer';
import type {
  failedDeliverySchema,
  FailedDelivery,
} from '@kargha/domain/couriers/failed-delivery-schema';
import type { Shipment } from '@kargha/domain/orders/shipment';
import type { Written } from '@kargha/domain/records/stored-fields';

import { undeliveredEmail } from '../../mail/parcel-emails.ts';
import { trackingLink } from '../../money/links/order-tracking-link.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { bookingId } from '../../records/booking-record.ts';
import { queueEmail } from '../../records/email-record.ts';
import { failedDeliveryRef, readFailedDelivery } from '../../records/failed-delivery-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';

interface Failure {
  event: CourierEvent;
  ids: KeyedIds;
  now: Date;
}

/**
 * Notes that a delivery failed and asks the customer what to do, once for each attempt. A repeated report of the same
 * attempt asks nothing, and an answer that is still on its way to the aggregator stays. Reads before it writes.
 * @param before the parcel before this report
 */
export async function noteFailedDelivery(
  transaction: Transaction,
  order: OrderRecord,
  before: Shipment,
  { event, ids, now }: Failure,
): Promise<NonNullable<Shipment['failedDelivery']>> {
  const ref = failedDeliveryRef(bookingId(order.id, before.id));
  const stored = readFailedDelivery(await transaction.get(ref));
  const known = before.failedDelivery && stored?.awb === before.awb ? stored : null;
  const failed = { ...attemptOf(known, before), reason: event.reason, failedAt: event.at };
  if (known && (isReportedAgain(before) || known.state === 'answered')) {
    transaction.update(ref, failed);
    return shownOf({ ...known, ...failed });
  }
  const asked = { ...newQuestion(order, before, now), ...failed };
  transaction.set(ref, asked);
  if (order.customer.email !== '') {
    const link = trackingLink(ids, order.id, now);
    const id = `order_${order.id}_undelivered_${before.awb}_${failed.attempt}`;
    queueEmail(transaction, id, undeliveredEmail(order, { ...before, ...asked }, link));
  }
  return shownOf(asked);
}

/** Couriers report one attempt several times. */
function isReportedAgain({ lastScan }: Shipment): boolean {
  return lastScan !== undefined && isFailedDelivery(lastScan);
}

function attemptOf(known: FailedDelivery | null, before: Shipment): { attempt: number } {
  if (!known) return { attempt: 1 };
  return { attempt: isReportedAgain(before) ? known.attempt : known.attempt + 1 };
}

type Question = Omit<Written<typeof failedDeliverySchema>, 'attempt' | 'reason' | 'failedAt'>;

function newQuestion(order: OrderRecord, { id, awb, courier }: Shipment, now: Date) {
  return {
    ...{ orderId: order.id, orderNumber: order.number, parcelId: id, awb, courier },
    deliveryState: order.customer.address.state,
    ...{ state: 'open', answerBy: answerDeadline(now) },
    ...{ choice: '', day: '', redirection: null, answeredBy: '', answeredAt: null },
    ...{ reference: '', problem: '', attempts: 0, nextAttemptAt: null, lease: '' },
  } satisfies Question;
}

type Shown = Pick<FailedDelivery, 'attempt' | 'reason' | 'answerBy' | 'choice' | 'day'>;

/** What the order's parcel has of it, for the shopper. */
export function shownOf({ attempt, reason, answerBy, choice, day }: Shown): Shown {
  return { attempt, reason, answerBy, choice, day };
}

/** Ends the question: the parcel was delivered, or is on its way back. An answer that was not sent yet is dropped. */
export function closeFailedDelivery(
  transaction: Transaction,
  orderId: string,
  { failedDelivery, ...parcel }: Shipment,
): Shipment {
  if (!failedDelivery) return parcel;
  transaction.update(failedDeliveryRef(bookingId(orderId, parcel.id)), {
    ...{ state: 'closed', answerBy: null, redirection: null },
    ...{ nextAttemptAt: null, lease: '', problem: '' },
  });
  return parcel;
}
