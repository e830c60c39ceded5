import { expect, test } from 'vitest';

import { runInBatches } from '../../../functions/src/platform/run-in-batches.ts';
import { readEachBooking, bookings } from '../../../functions/src/records/booking-record.ts';
import { book, chargedAwbs, openCourierShop, packedOrder } from '../courier-fixtures.ts';
import { orderOf } from '../ledger-fixtures.ts';

/** A soak runs 1,000 parcels. */
const PARCELS = process.env.KARGHA_CASES === 'all' ? 1000 : 120;
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
    const ids = await runInBatches(Array.from({ length: PARCELS }), AT_ONCE, () => packedOrder());
    await shop.control('/random-faults', { seed: 20_261_126, share: 0.2, kinds: KINDS });
    await runInBatches(ids, AT_ONCE, async (id) => {
      await Promise.all([book(shop, id), book(shop, id)].map((one) => one.catch(() => null)));
    });
    for (let round = 0; round < PARCELS; round += 1) {
      await shop.control('/late');
      shop.passMinutes(61);
      if ((await shop.advanceAll()) === 0) break;
    }
    const orders = await shop.atAggregator();
    const stored = readEachBooking((await bookings().get()).docs);
    const charged = chargedAwbs(orders);
    const parcels = (await runInBatches(ids, AT_ONCE, orderOf)).flatMap(
      ({ shipments }) => shipments,
    );
    expect(stored.map(({ state }) => state).filter((state) => !isSettled(state))).toEqual([]);
    expect(parcels.map(({ awb }) => awb).toSorted()).toEqual(charged.toSorted());
    expect(new Set(charged).size).toBe(charged.length);
    for (const { orderId, state } of stored) {
      const { shipments } = await orderOf(orderId);
      expect(shipments).toHaveLength(state === 'shipped' ? 1 : 0);
    }
    for (const { awbs } of orders) expect(awbs.length).toBeLessThanOrEqual(1);
    const charges = stored.filter(({ state }) => state === 'shipped').map(({ charge }) => charge);
    expect(charges.every((charge) => (charge ?? 0) > 0)).toBe(true);
    expect(parcels.length).toBeGreaterThan(PARCELS / 2);
  },
);

function isSettled(state: string): boolean {
  return state === 'shipped' || state === 'cancelled';
}
