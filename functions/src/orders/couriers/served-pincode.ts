import type { CourierRate } from '@kargha/domain/couriers/choose-courier';
import { amountToCollect } from '@kargha/domain/payments/cash-on-delivery-plan';
import type { DeliveryAnswer } from '@kargha/domain/couriers/delivery-answer';
import type { Message } from '@kargha/domain/messages/message';
import { orderMessages } from '@kargha/domain/messages/order-messages';
import { nextParcelId } from '@kargha/domain/orders/shipment';
import { isRecordId } from '@kargha/domain/records/record-id';
import type { CustomerInfo } from '@kargha/domain/shopping/customer-info';

import { HttpError, conflict } from '../../http/errors.ts';
import { CourierError, type CourierAggregator } from '../../platform/courier-aggregator.ts';
import { bookingId, bookingWithId } from '../../records/booking-record.ts';
import { orderWithId, type OrderRecord } from '../../records/order-record.ts';
import { pickupPincode } from './aggregator-steps.ts';

interface WithCouriers {
  couriers: CourierAggregator | null;
}

/** A parcel that was not booked: serviceability does not depend on its size. */
const USUAL_SIZE = { weightGrams: 500, lengthCm: 30, breadthCm: 25, heightCm: 5 };

/**
 * An undelivered parcel can only go to another pincode that its courier serves. Throws 409 not_served, and 503
 * aggregator_unavailable when it cannot be checked.
 */
export async function refuseUnservedPincode(
  { couriers }: WithCouriers,
  order: OrderRecord,
  parcelId: string,
  { choice, address }: DeliveryAnswer,
): Promise<void> {
  const here = order.customer.address.pincode;
  const pincode = choice === 'address' ? (address?.pincode ?? here) : here;
  if (pincode === here || !couriers) return;
  const rates = await orUnchecked(
    ratesTo(couriers, order, parcelId, pincode),
    orderMessages.delivery_pincode_unchecked(),
  );
  const parcel = order.shipments.find(({ id }) => id === parcelId);
  if (parcel && serves(rates, parcel.courier)) return;
  throw conflict('not_served', orderMessages.delivery_pincode_not_served({ pincode }));
}

/** A courier's own services, such as its surface mail, begin with its name. */
function serves(rates: readonly CourierRate[], name: string): boolean {
  return rates.some(({ courier }) => courier.toLowerCase().startsWith(name.toLowerCase()));
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
  return couriers.rates({ fromPincode, toPincode, size, value, toCollect, isReturn: false });
}

/**
 * Staff learn before they save an address whether a courier goes there. Throws 409 not_served, and 503
 * aggregator_unavailable when it cannot be checked. A shop without an aggregator is not asked.
 */
export async function refuseUnservedAddress(
  { couriers }: WithCouriers,
  orderId: string,
  { address: { pincode } }: Pick<CustomerInfo, 'address'>,
): Promise<void> {
  const order = couriers && isRecordId(orderId) ? await orderWithId(orderId) : null;
  if (!couriers || !order || pincode === order.customer.address.pincode) return;
  const rates = await orUnchecked(
    ratesTo(couriers, order, nextParcelId(order), pincode),
    `We could not check whether a courier goes to pincode ${pincode}. ${NEXT}`,
  );
  if (rates.length > 0) return;
  const cash = amountToCollect(order) > 0 ? ' and collects cash there' : '';
  throw conflict('not_served', `No courier goes to pincode ${pincode}${cash}. ${NEXT}`);
}

const NEXT = 'Correct the pincode, or tick the box to save the address anyway.';

async function orUnchecked(
  rates: Promise<CourierRate[]>,
  message: HttpError['message'] | Message,
): Promise<CourierRate[]> {
  try {
    return await rates;
  } catch (error) {
    if (!(error instanceof CourierError)) throw error;
    throw new HttpError(503, 'aggregator_unavailable', message);
  }
}
