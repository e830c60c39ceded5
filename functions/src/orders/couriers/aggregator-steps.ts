import type { Booking } from '@kargha/domain/couriers/booking-schema';
import {
  chooseCourier,
  zoneBetween,
  type CourierRate,
} from '@kargha/domain/couriers/choose-courier';
import { readDelivery } from '@kargha/domain/shopping/delivery';
import { amountToCollect } from '@kargha/domain/payments/cash-on-delivery-plan';
import { recordOf } from '@kargha/domain/records/stored-record';

import {
  CourierError,
  type AggregatorOrder,
  type CourierAggregator,
} from '../../platform/courier-aggregator.ts';
import { courierSettings } from '../../records/courier-settings-record.ts';
import { orderWithId, type OrderRecord } from '../../records/order-record.ts';
import { settingsRef } from '../../records/settings-record.ts';
import { aggregatorOrder } from './booked-parcel.ts';

interface AtAggregator {
  couriers: CourierAggregator;
  now: () => Date;
}

/** Creates the order at the aggregator and reads it back. @param keep proves that no other attempt does the same */
export async function createAtAggregator(
  { couriers, now }: AtAggregator,
  booking: Booking,
  keep: () => Promise<void>,
): Promise<AggregatorOrder> {
  const order = await bookedOrder(booking);
  const { pickupLocation } = await courierSettings();
  if (pickupLocation === '') throw new CourierError('refused', NO_PICKUP);
  const request = aggregatorOrder(order, booking, pickupLocation, now());
  await keep();
  await couriers.createOrder(request);
  const found = await couriers.findOrders(booking.reference);
  const created = found.find(({ isCancelled }) => !isCancelled);
  if (!created) throw new CourierError('unknown', 'The courier aggregator shows no order yet.');
  return created;
}

const NO_PICKUP =
  'Enter the pickup location in Settings, Couriers, as it is called at the aggregator.';

/** All couriers that take the parcel, cheapest first. */
export async function ratesFor(
  couriers: CourierAggregator,
  order: OrderRecord,
  { size, value }: Pick<Booking, 'size' | 'value'>,
): Promise<CourierRate[]> {
  const toPincode = order.customer.address.pincode;
  const toCollect = amountToCollect(order);
  const query = { fromPincode: await pickupPincode(), toPincode, size, value, toCollect };
  const rates = await couriers.rates(query);
  return rates.toSorted((one, other) => one.charge - other.charge);
}

/** The courier that staff chose, or the one of the rule. Throws CourierError `refused` when none goes there. */
export async function rateFor(couriers: CourierAggregator, booking: Booking): Promise<CourierRate> {
  const order = await bookedOrder(booking);
  const rates = await ratesFor(couriers, order, booking);
  const { pincode } = order.customer.address;
  const rate =
    booking.courierId === null
      ? chooseCourier(rates, await courierSettings(), zoneBetween(await pickupPincode(), pincode))
      : rates.find(({ courierId }) => courierId === booking.courierId);
  if (rate) return rate;
  const who = booking.courierId === null ? 'No courier goes' : 'This courier does not go';
  throw new CourierError('refused', `${who} to pincode ${pincode}.`);
}

export async function pickupPincode(): Promise<string> {
  return readDelivery(recordOf((await settingsRef().get()).get('delivery'))).fromPincode;
}

async function bookedOrder({ orderId }: Booking): Promise<OrderRecord> {
  const order = await orderWithId(orderId);
  if (!order) throw new CourierError('refused', 'The order of this parcel does not exist.');
  return order;
}
