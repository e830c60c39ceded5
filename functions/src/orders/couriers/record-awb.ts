import type { Booking } from '@kargha/domain/couriers/booking-schema';
import { trackingUrlOf } from '@kargha/domain/couriers/courier-list';
import { paise, type Paise } from '@kargha/domain/money/paise';
import { shippingWorth } from '@kargha/domain/orders/line-worth';
import { nextParcelId, type Shipment } from '@kargha/domain/orders/shipment';

import { conflict, HttpError } from '../../http/errors.ts';
import type { AggregatorOrder } from '../../platform/courier-aggregator.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { bookingId, bookingRef } from '../../records/booking-record.ts';
import { requireOrder } from '../../records/change-order.ts';
import { courierSettings } from '../../records/courier-settings-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { readyParcel, shipReadyParcel, type Shipper } from '../ship-parcel.ts';
import { bookingOutbox, type CourierContext } from './booking-lease.ts';
import { recordPickup } from './return-pickup.ts';

/** Couriers of the aggregator that have no page in the shop's list are tracked on its own page. */
const AGGREGATOR_NAME = 'Shiprocket';

/**
 * Ships the parcel with its AWB, or gives the return its pickup, and notes the price, in one transaction: no AWB is kept
 * that has no parcel. One whose parcel may not leave any more is cancelled.
 */
export function recordAwb(
  { ids, now }: CourierContext,
  booking: Booking,
  { awb, courier, shipmentId, charge }: AggregatorOrder,
): Promise<void> {
  return inTransaction(async (transaction) => {
    await bookingOutbox.requireLease(transaction, booking);
    const at = now();
    const { couriers } = await courierSettings(transaction);
    const trackingUrl =
      trackingUrlOf(couriers, courier, awb) || trackingUrlOf(couriers, AGGREGATOR_NAME, awb);
    const assigned = { awb, courier, shipmentId, charge, lease: '' };
    const dispatch = { courier, awb, trackingUrl };
    try {
      const shipper = { ids, actor: booking.by, at };
      const collected =
        booking.returnId === ''
          ? await shipBooked(transaction, booking, dispatch, shipper)
          : await recordPickup(transaction, booking, dispatch, at);
      const shipped = {
        ...assigned,
        collected,
        state: 'shipped',
        nextAttemptAt: null,
        problem: '',
      };
      transaction.update(bookingRef(booking.id), shipped);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      cancelAssigned(transaction, booking, { ...assigned, problem: error.message, at });
    }
  });
}

/** Returns what the customer paid for shipping, if this is the first parcel. */
async function shipBooked(
  transaction: Transaction,
  booking: Booking,
  dispatch: Pick<Shipment, 'courier' | 'awb' | 'trackingUrl'>,
  shipper: Shipper,
): Promise<Paise> {
  const order = await requireOrder(transaction, booking.orderId);
  refuseOtherParcel(order, booking);
  const parcel = { ...dispatch, lines: booking.lines };
  const ready = await readyParcel(transaction, order, parcel, shipper.at);
  shipReadyParcel(transaction, order, ready, shipper);
  return order.shipments.length === 0 ? shippingWorth(order.totals) : paise(0);
}

/** The order got another parcel while this one was booked. */
function refuseOtherParcel(order: OrderRecord, { id }: Booking): void {
  if (bookingId(order.id, nextParcelId(order)) === id) return;
  throw conflict('not_allowed', 'Another parcel of this order was shipped in the meantime.');
}

function cancelAssigned(
  transaction: Transaction,
  { id }: Booking,
  { at, ...assigned }: { at: Date; problem: string } & Partial<Booking>,
): void {
  transaction.update(bookingRef(id), { ...assigned, state: 'cancelling', nextAttemptAt: at });
}
