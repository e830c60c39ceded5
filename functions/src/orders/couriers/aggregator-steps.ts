import type { Booking } from '@kargha/domain/couriers/booking-schema';
import {
  chooseCourier,
  zoneBetween,
  type CourierRate,
} from '@kargha/domain/couriers/choose-courier';
import { indianDigits } from '@kargha/domain/india/phone-number';
import { readDelivery } from '@kargha/domain/shopping/delivery';
import { amountToCollect } from '@kargha/domain/payments/cash-on-delivery-plan';
import { paise } from '@kargha/domain/money/paise';
import { recordOf, textOf } from '@kargha/domain/records/stored-record';

import {
  CourierError,
  type AggregatorOrder,
  type CourierAggregator,
  type ParcelAddress,
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
  courierId: number,
  keep: () => Promise<void>,
): Promise<AggregatorOrder> {
  const order = await bookedOrder(booking);
  const { pickupLocation } = await courierSettings();
  if (pickupLocation === '') throw new CourierError('refused', NO_PICKUP);
  const returnTo = booking.returnId === '' ? null : await shopAddress();
  const content = aggregatorOrder(order, booking);
  await keep();
  await couriers.createOrder({ ...content, courierId, pickupLocation, returnTo, at: now() });
  const found = await couriers.findOrders(parcelOf(booking));
  const created = found.find(({ isCancelled }) => !isCancelled);
  if (!created) throw new CourierError('unknown', 'The courier aggregator shows no order yet.');
  return created;
}

const NO_PICKUP =
  'Enter the pickup location in Settings, Couriers, as it is called at the aggregator.';

/** How the aggregator knows the parcel. */
export function parcelOf({ reference, returnId }: Pick<Booking, 'reference' | 'returnId'>) {
  return { reference, isReturn: returnId !== '' };
}

/** All couriers that take the parcel, cheapest first. */
export async function ratesFor(
  couriers: CourierAggregator,
  order: OrderRecord,
  { size, value, returnId }: Pick<Booking, 'size' | 'value' | 'returnId'>,
): Promise<CourierRate[]> {
  const { pincode } = order.customer.address;
  const way =
    returnId === ''
      ? { fromPincode: await pickupPincode(), toPincode: pincode, isReturn: false }
      : { fromPincode: pincode, toPincode: (await shopAddress()).pincode, isReturn: true };
  const toCollect = way.isReturn ? paise(0) : amountToCollect(order);
  const rates = await couriers.rates({ ...way, size, value, toCollect });
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
  throw new CourierError('refused', notServed(booking, pincode));
}

function notServed({ courierId, returnId }: Booking, pincode: string): string {
  if (returnId !== '') {
    return courierId === null
      ? `No courier picks up at pincode ${pincode}.`
      : `This courier does not pick up at pincode ${pincode}.`;
  }
  return courierId === null
    ? `No courier goes to pincode ${pincode}.`
    : `This courier does not go to pincode ${pincode}.`;
}

/** Where returns go: the shop of the legal identity. Throws CourierError `refused` while it is not complete. */
async function shopAddress(): Promise<ParcelAddress> {
  const legal = recordOf((await settingsRef().get()).get('legal'));
  const address = recordOf(legal.address);
  const place = {
    ...{ name: textOf(legal.tradeName), email: textOf(legal.email) },
    phone: indianDigits(textOf(legal.phone)),
    ...{ line1: textOf(address.line1), line2: textOf(address.line2), city: textOf(address.city) },
    ...{ state: textOf(address.state), pincode: textOf(address.pincode) },
  };
  if (place.line1 !== '' && place.pincode !== '' && place.phone !== '') return place;
  throw new CourierError('refused', NO_ADDRESS);
}

const NO_ADDRESS =
  'Enter the address and the phone number of the shop in Settings, Legal identity.';

export async function pickupPincode(): Promise<string> {
  return readDelivery(recordOf((await settingsRef().get()).get('delivery'))).fromPincode;
}

async function bookedOrder({ orderId }: Booking): Promise<OrderRecord> {
  const order = await orderWithId(orderId);
  if (!order) throw new CourierError('refused', 'The order of this parcel does not exist.');
  return order;
}
