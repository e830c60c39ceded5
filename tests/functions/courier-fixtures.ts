import { afterAll, afterEach, beforeAll } from 'vitest';

import { returnParcelId, type Booking } from '@kargha/domain/couriers/booking-schema';
import type { Order } from '@kargha/domain/orders/order';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';

import {
  advanceBooking,
  advanceWaitingBookings,
} from '../../functions/src/orders/couriers/advance-booking.ts';
import type { CourierContext } from '../../functions/src/orders/couriers/booking-lease.ts';
import { requestBooking } from '../../functions/src/orders/couriers/request-booking.ts';
import { requestReturnPickup } from '../../functions/src/orders/couriers/return-pickup.ts';
import type { CourierAggregator } from '../../functions/src/platform/courier-aggregator.ts';
import { keyedIds } from '../../functions/src/platform/keyed-ids.ts';
import { shiprocketAggregator } from '../../functions/src/platform/shiprocket-aggregator.ts';
import { bookingId, bookingWithId } from '../../functions/src/records/booking-record.ts';
import { returnWithId } from '../../functions/src/records/return-record.ts';
import { AGGREGATOR_CREDENTIALS } from '../../local-suite/courier-aggregator/aggregator-calls.ts';
import type { AggregatorOrder } from '../../local-suite/courier-aggregator/aggregator-orders.ts';
import { startCourierAggregator } from '../../local-suite/courier-aggregator/courier-aggregator.ts';
import { openIsolatedDatabase } from './isolated-database.ts';
import { db, orderOf } from './ledger-fixtures.ts';
import { ORDERED_LINE, paidOrder } from './paid-orders.ts';

export interface CourierShop extends CourierContext {
  couriers: CourierAggregator;
  passMinutes: (minutes: number) => void;
  /** POST to a control of the stand-in */
  control: (path: string, body?: object) => Promise<AggregatorOrder[]>;
  fault: (call: string, fault: string, more?: object) => Promise<AggregatorOrder[]>;
  atAggregator: () => Promise<AggregatorOrder[]>;
  /** what the schedule does */
  advanceAll: () => Promise<number>;
}

/** A separate database, whose shop books at a separate aggregator. Calls give up after a second. */
export function openCourierShop(timeoutMs = 1000, adapter = shiprocketAggregator): CourierShop {
  let url = '';
  let ahead = 0;
  let close = () => Promise.resolve();
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}/control${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { orders: AggregatorOrder[] }).orders;
  };
  const shop: CourierShop = {
    couriers: null as unknown as CourierAggregator,
    ids: keyedIds('a-key'),
    now: () => new Date(Date.now() + ahead),
    passMinutes: (minutes) => (ahead += minutes * 60_000),
    control: (path, body = {}) => send('POST', path, body),
    fault: (call, fault, more = {}) => send('POST', '/faults', { call, fault, ...more }),
    atAggregator: () => send('GET', ''),
    advanceAll: () => advanceWaitingBookings(shop),
  };
  beforeAll(async () => {
    await openIsolatedDatabase();
    const server = await startCourierAggregator({ host: '127.0.0.1', port: 0 });
    ({ url, close } = server);
    shop.couriers = adapter({ url, ...AGGREGATOR_CREDENTIALS, timeoutMs });
    await saveCourierSettings({});
  });
  afterEach(async () => {
    ahead = 0;
    await send('DELETE', '');
  });
  afterAll(() => close());
  return shop;
}

export async function saveCourierSettings(changes: object): Promise<void> {
  const settings = { pickupLocation: 'Workshop', rule: 'cheapest', packingGrams: 100, ...changes };
  await db().doc('settings/couriers').set(settings);
}

export async function packedOrder(fields: Partial<Order> = {}): Promise<string> {
  const { id } = await paidOrder({ state: 'packed', ...fields });
  return id;
}

/** Asks for a booking and lets it go as far as it gets. */
export async function book(shop: CourierShop, orderId: string, wanted: object = {}) {
  const { revision = 0 } = await orderOf(orderId);
  const change = { orderId, revision, actor: 'staff-1', at: shop.now() };
  const requested = await requestBooking(change, { lines: undefined, size: undefined, ...wanted });
  return advanceBooking(shop, requested.id);
}

/** Where returns go. */
const SHOP = {
  ...{ tradeName: 'Kargha', email: 'shop@kargha.example', phone: '+91 98450 12345' },
  address: {
    ...{ line1: '12 Loom Street', line2: '', city: 'Bengaluru', state: 'Karnataka' },
    ...{ pincode: '560025', country: 'India' },
  },
};

/** A delivered order, whose approved return waits for a courier. */
export async function approvedReturn(fields: Partial<Order> = {}) {
  await db().doc('settings/public').set({ legal: SHOP }, { merge: true });
  const { id: orderId } = await paidOrder({ state: 'delivered', ...fields });
  const { number } = await orderOf(orderId);
  const id = `return-of-${orderId}`;
  const line = { productId: ORDERED_LINE.productId, title: ORDERED_LINE.title, quantity: 1 };
  await db()
    .doc(`returns/${id}`)
    .set({
      ...{ orderId, orderNumber: number, uid: null, state: 'approved', lines: [line] },
      ...{ customerName: 'Asha', customerEmail: 'asha@kargha.example', refundId: null },
      ...{ createdAt: new Date(), updatedAt: new Date(), revision: 1 },
    });
  return { id, orderId, bookingId: bookingId(orderId, returnParcelId(id)) };
}

/** Has a return picked up, as far as it gets. */
export async function bookPickup(shop: CourierShop, returnId: string, wanted: object = {}) {
  const { revision = 0 } = await storedReturn(returnId);
  const change = { returnId, revision, actor: 'staff-1', at: shop.now() };
  const requested = await requestReturnPickup(change, {
    ...{ courierId: undefined, size: undefined },
    ...wanted,
  });
  return advanceBooking(shop, requested.id);
}

export async function storedReturn(id: string): Promise<OrderReturn> {
  const found = await returnWithId(id);
  if (!found) throw new Error(`There is no return ${id}.`);
  return found;
}

export async function bookingOfParcel(orderId: string, parcel = 1): Promise<Booking | null> {
  return bookingWithId(bookingId(orderId, `parcel-${parcel}`));
}

/** Minutes after noon in India on 26 November 2026. */
const courierClock = (minute: number) =>
  `26 11 2026 ${String(12 + Math.floor(minute / 60))}:${String(minute % 60).padStart(2, '0')}:00`;

/** A tracking event of the aggregator. */
export function trackingEvent(awb: string, code: number, minute: number, activity = '') {
  return {
    ...{ awb, current_status: `Status ${code}`, shipment_status_id: String(code) },
    current_timestamp: courierClock(minute),
    scans: [{ date: '2026-11-26 12:00:00', location: 'Pune hub', activity }],
  };
}

/** AWBs that were charged and not given back. */
export function chargedAwbs(orders: readonly AggregatorOrder[]): string[] {
  return orders.flatMap(({ awbs }) => awbs.filter((one) => !one.isCancelled).map(({ awb }) => awb));
}
