import { expect, test } from 'vitest';

import { runInBatches } from '../../../functions/src/platform/run-in-batches.ts';
import { readEachBooking, bookings } from '../../../functions/src/records/booking-record.ts';
import {
  approvedReturn,
  book,
  bookPickup,
  chargedAwbs,
  openCourierShop,
  packedOrder,
  storedReturn,
} from '../courier-fixtures.ts';
import { orderOf } from '../ledger-fixtures.ts';

/** A soak runs 1,000 parcels. */
const PARCELS = process.env.KARGHA_CASES === 'all' ? 1000 : 120;
/** Every fourth of them is a return that is picked up. */
const RETURN_EVERY = 4;
const AT_ONCE = 20;
const KINDS = [
  'timeout_before',
  'timeout_after',
  'malformed_json',
  'connection_closed',
  'closed_after',
  'rate_limited',
  'server_error_html',
  'server_error_after',
  'late',
  'declined',
  'outage',
  'token_expired',
].join(',');

const shop = openCourierShop(150);

test(
  'never takes two AWBs for a parcel nor keeps one without a parcel, whatever the aggregator does',
  { timeout: 15 * 60_000 },
  async () => {
    const places = Array.from({ length: PARCELS }, (_, place) => place);
    const parcels = await runInBatches(places, AT_ONCE, parcelToBook);
    await shop.control('/random-faults', { seed: 20_261_126, share: 0.2, kinds: KINDS });
    await runInBatches(parcels, AT_ONCE, async ({ start }) => {
      await Promise.all([start(), start()].map((one) => one.catch(() => null)));
    });
    for (let round = 0; round < PARCELS; round += 1) {
      await shop.control('/late');
      shop.passMinutes(61);
      if ((await shop.advanceAll()) === 0) break;
    }
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
    expect(numbers.length).toBeGreaterThan(PARCELS / 2);
  },
);

/** A parcel to a customer, or one from there, and the numbers under which it is known. */
async function parcelToBook(place: number) {
  if (place % RETURN_EVERY === 0) {
    const { id, bookingId } = await approvedReturn();
    const awbs = async () => [(await storedReturn(id)).pickup?.awb ?? []].flat();
    return { bookingId, start: () => bookPickup(shop, id), awbs };
  }
  const id = await packedOrder();
  const awbs = async () => (await orderOf(id)).shipments.map(({ awb }) => awb);
  return { bookingId: `${id}_parcel-1`, start: () => book(shop, id), awbs };
}

function isSettled(state: string): boolean {
  return state === 'shipped' || state === 'cancelled';
}
