import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isLaterEvent, stateOfEvent, type CourierEvent } from './courier-event.ts';
import { contradiction, courierReport } from './courier-report.ts';

type Parcel = Parameters<typeof courierReport>[0] & { deliveredAt: Date | null };

const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 6, minute));
const words = { awb: 'AWB1', status: 'Status', location: 'Pune', reason: '' };
const eventOf = (code: number, minute: number): CourierEvent => ({
  ...words,
  code,
  at: at(minute),
});
const SHIPPED: Parcel = { state: 'shipped', deliveredAt: null };

/** Events of every kind, deliveries and returns in the middle, some in the same minute. */
const event = fc
  .tuple(fc.constantFrom(6, 7, 9, 10, 12, 17, 18, 20, 21, 42, 46), fc.nat(6))
  .map(([code, minute]) => eventOf(code, minute));

function afterAll(events: readonly CourierEvent[], parcel = SHIPPED): Parcel {
  return events.reduce((known, one) => {
    const report = courierReport(known, one);
    return report ? { ...known, ...report.scans, state: report.state } : known;
  }, parcel);
}

test('ends in the state of the last event, or delivered, in whatever order and however often events arrive', () => {
  fc.assert(
    fc.property(
      fc.array(event, { minLength: 1, maxLength: 10 }),
      fc.infiniteStream(fc.nat(1000)),
      (events, picks) => {
        const placed = [...events, ...events].map((one) => ({ one, place: picks.next().value }));
        const shuffled = placed.toSorted((a, b) => Number(a.place) - Number(b.place));
        const arrived = afterAll(shuffled.map(({ one }) => one));
        expect(arrived).toEqual(afterAll(events));
        expect(contradiction(arrived)).toBe(contradiction(afterAll(events)));
        const stated = events.filter((one) => stateOfEvent(one) !== null);
        const last = stated.toSorted((a, b) => (isLaterEvent(a, b) ? 1 : -1)).at(-1);
        const reported = last ? stateOfEvent(last) : 'shipped';
        const isDelivered = stated.some((one) => stateOfEvent(one) === 'delivered');
        expect(arrived.state).toBe(isDelivered ? 'delivered' : reported);
      },
    ),
  );
});

test('names a return after the delivery, whichever arrives first, until a later delivery', () => {
  const [delivered, returning] = [eventOf(7, 1), eventOf(9, 2)];
  for (const events of [
    [delivered, returning],
    [returning, delivered],
  ]) {
    expect(afterAll(events).state).toBe('delivered');
    expect(contradiction(afterAll(events))).toBe('return');
  }
  expect(contradiction(afterAll([delivered, returning, eventOf(7, 3)]))).toBeNull();
  expect(contradiction(afterAll([eventOf(9, 1), eventOf(7, 2)]))).toBeNull();
});

test('names a delivery of a parcel that came back to the shop, and leaves it there', () => {
  const back = { ...afterAll([eventOf(9, 1)]), state: 'returned' as const };
  const after = afterAll([eventOf(7, 2)], back);
  expect([after.state, contradiction(after)]).toEqual(['returned', 'delivery']);
  expect(contradiction({ ...after, deliveredAt: at(2) })).toBeNull();
});

test('lets an event that says no state hide none that came before it', () => {
  expect(afterAll([eventOf(12, 5), eventOf(17, 3)])).toMatchObject({
    ...{ state: 'out_for_delivery', lastScan: { code: 12 }, stateScan: { code: 17 } },
  });
});

test('compares with the only scan of an older parcel', () => {
  const lastScan = { code: 17, status: '', location: '', at: at(3) };
  const older: Parcel = { state: 'out_for_delivery', deliveredAt: null, lastScan };
  expect(courierReport(older, eventOf(18, 2))).toBeNull();
});

test('lets a scan on the way undo no return that staff recorded, but a delivery', () => {
  const returning = { ...afterAll([eventOf(17, 1)]), state: 'rto' as const };
  expect(afterAll([eventOf(18, 2)], returning).state).toBe('rto');
  expect(afterAll([eventOf(9, 2), eventOf(18, 3)], returning).state).toBe('in_transit');
  expect(afterAll([eventOf(7, 2)], returning).state).toBe('delivered');
});
