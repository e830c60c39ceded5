import { amountToCollect } from '@kargha/domain/payments/cash-on-delivery-plan';
import type { DeliveryAnswer } from '@kargha/domain/couriers/delivery-answer';
import { orderMessages } from '@kargha/domain/messages/order-messages';

import { HttpError, conflict } from '../../http/errors.ts';
import { CourierError, type CourierAggregator } from '../../platform/courier-aggregator.ts';
import { bookingId, bookingWithId } from '../../records/booking-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { pickupPincode } from './aggregator-steps.ts';

/** A parcel that was not booked: serviceability does not depend on its size. */
const USUAL_SIZE = { weightGrams: 500, lengthCm: 30, breadthCm: 25, heightCm: 5 };

/**
 * An undelivered parcel can only go to another pincode that its courier serves. Throws 409 not_served, and 503
 * aggregator_unavailable when it cannot be checked.
 */
export async function refuseUnservedPincode(
  { couriers }: { couriers: CourierAggregator | null },
  order: OrderRecord,
  parcelId: string,
  { choice, address }: DeliveryAnswer,
): Promise<void> {
  const here = order.customer.address.pincode;
  const pincode = choice === 'address' ? (address?.pincode ?? here) : here;
  if (pincode === here || !couriers) return;
  const parcel = order.shipments.find(({ id }) => id === parcelId);
  const rates = await ratesTo(couriers, order, parcelId, pincode);
  const name = parcel?.courier.toLowerCase();
  if (rates.some(({ courier }) => courier.toLowerCase() === name)) return;
  throw conflict('not_served', orderMessages.delivery_pincode_not_served({ pincode }));
}

async function ratesTo(
  couriers: CourierAggregator,
  order: OrderRecord,
  parcelId: string,
  toPincode: string,
) {
  const booking = await bookingWithId(bookingId(order.id, parcelId));
  const { size, value } = booking ?? { size: USUAL_SIZE, value: order.totals.subtotal };
  const toCollect = amountToCollect(order);
  const fromPincode = await pickupPincode();
  const query = { fromPincode, toPincode, size, value, toCollect, isReturn: false };
  return couriers.rates(query).catch((error: unknown) => {
    if (!(error instanceof CourierError)) throw error;
    const message = orderMessages.delivery_pincode_unchecked();
    throw new HttpError(503, 'aggregator_unavailable', message);
  });
}
