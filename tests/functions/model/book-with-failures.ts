import { expect } from 'vitest';

import { stateOfEvent } from '@kargha/domain/couriers/courier-event';

import { applyCourierEvent } from '../../../functions/src/orders/couriers/apply-courier-event.ts';
import { runInBatches } from '../../../functions/src/platform/run-in-batches.ts';
import { readEachBooking, bookings } from '../../../functions/src/records/booking-record.ts';
import { FAULTS } from '../../../local-suite/companion-server/planned-faults.ts';
import {
  approvedReturn,
  book,
  bookPickup,
  chargedAwbs,
  packedOrder,
  storedReturn,
  type CourierShop,
} from '../courier-fixtures.ts';
import { orderOf } from '../ledger-fixtures.ts';

/** Every fourth parcel is a return that is picked up. */
const RETURN_EVERY = 4;
const AT_ONCE = 20;
const KINDS = FAULTS.join(',');

/** What couriers report of a parcel, in time; deliveries and returns are not always the end. */
const HISTORIES: readonly (readonly number[])[] = [
  [42, 18, 17, 7],
  [42, 17, 21, 12, 9, 46],
  [42, 9, 7],
  [42, 17, 7, 9, 46],
  [42, 9, 18, 17],
  [42, 17, 12],
];

/**
 * Books parcels at an aggregator that fails in every way, while couriers report them in any order. Each parcel ends
 * with one AWB or none, the aggregator charges no other, and each has the state of its courier's events.
 */
export async function bookWithFailures(shop: CourierShop, count: number): Promise<void> {
  const places = Array.from({ length: count }, (_, place) => place);
  const parcels = await runInBatches(places, AT_ONCE, parcelToBook);
  await shop.control('/random-faults', { seed: 20_261_126, share: 0.2, kinds: KINDS });
  await runInBatches(parcels, AT_ONCE, async ({ start, awbs, codes }) => {
    await Promise.all([start(shop), start(shop)].map((one) => one.catch(() => null)));
    await report(shop, await awbs(), codes);
  });
  for (let round = 0; round < count; round += 1) {
    await shop.control('/late');
    shop.passMinutes(61);
    if ((await shop.advanceAll()) === 0) break;
  }
  await expectOneAwbEach(shop, parcels);
  await runInBatches(parcels, AT_ONCE, async ({ awbs, codes, state }) => {
    await report(shop, await awbs(), codes);
    if ((await awbs()).length > 0) expect(await state()).toBe(endOf(codes));
  });
}

type BookedParcel = Awaited<ReturnType<typeof parcelToBook>>;

async function expectOneAwbEach(shop: CourierShop, parcels: readonly BookedParcel[]) {
  const orders = await shop.atAggregator();
  const stored = readEachBooking((await bookings().get()).docs);
  const charged = chargedAwbs(orders);
  const numbers = (await runInBatches(parcels, AT_ONCE, ({ awbs }) => awbs())).flat();
  expect(stored.map(({ state }) => state).filter((state) => !isSettled(state))).toEqual([]);
  expect(numbers.toSorted()).toEqual(charged.toSorted());
  expect(new Set(charged).size).toBe(charged.length);
  for (const { id, state, awb } of stored) {
    const known = await parcels.find(({ bookingId }) => bookingId === id)?.awbs();
    expect(known).toEqual(state === 'shipped' ? [awb] : []);
  }
  for (const { awbs } of orders) expect(awbs.length).toBeLessThanOrEqual(1);
  const charges = stored.filter(({ state }) => state === 'shipped').map(({ charge }) => charge);
  expect(charges.every((charge) => (charge ?? 0) > 0)).toBe(true);
  expect(numbers.length).toBeGreaterThan(parcels.length / 2);
}

/** A parcel to a customer, or one from there, the numbers under which it is known, and what its courier reports. */
async function parcelToBook(place: number) {
  const codes = HISTORIES[place % HISTORIES.length] ?? [];
  if (place % RETURN_EVERY === 0) {
    const { id, bookingId } = await approvedReturn();
    const pickup = async () => (await storedReturn(id)).pickup;
    const awbs = async () => [(await pickup())?.awb ?? []].flat();
    const state = async () => (await pickup())?.state;
    return { bookingId, codes, start: (shop: CourierShop) => bookPickup(shop, id), awbs, state };
  }
  const id = await packedOrder();
  const shipments = async () => (await orderOf(id)).shipments;
  const awbs = async () => (await shipments()).map(({ awb }) => awb);
  const state = async () => (await shipments())[0]?.state;
  const start = (shop: CourierShop) => book(shop, id);
  return { bookingId: `${id}_parcel-1`, codes, start, awbs, state };
}

const START = Date.UTC(2026, 10, 26, 6);

/** All at once, the last first, and each twice. */
async function report(
  { ids, now }: CourierShop,
  awbs: readonly string[],
  codes: readonly number[],
): Promise<void> {
  const events = awbs.flatMap((awb) =>
    codes.map((code, minute) => {
      const words = { status: `Status ${code}`, location: 'Pune hub', reason: '' };
      return { awb, code, ...words, at: new Date(START + minute * 60_000) };
    }),
  );
  const arriving = [...events.toReversed(), ...events];
  await Promise.all(arriving.map((event) => applyCourierEvent(event, { ids, now: now() })));
}

function endOf(codes: readonly number[]): string | null {
  const states = codes.map((code) => stateOfEvent({ code })).filter((state) => state !== null);
  return states.includes('delivered') ? 'delivered' : (states.at(-1) ?? null);
}

function isSettled(state: string): boolean {
  return state === 'shipped' || state === 'cancelled';
}
