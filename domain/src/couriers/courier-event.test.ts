import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isLaterEvent, stateOfEvent } from './courier-event.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 6, minute));
const event = fc.record({
  code: fc.constantFrom(6, 7, 9, 10, 12, 17, 18, 20, 21, 42, 46),
  at: fc.integer({ min: 0, max: 4 }).map(at),
});

test('ends with the same event in whatever order and however often they arrive', () => {
  fc.assert(
    fc.property(
      fc.array(event, { minLength: 1, maxLength: 12 }),
      fc.infiniteStream(fc.nat(99)),
      (events, picks) => {
        const last = (seen: typeof events) =>
          seen.reduce<(typeof events)[number] | null>(
            (known, one) => (isLaterEvent(one, known) ? one : known),
            null,
          );
        const shuffled = [...events, ...events].toSorted(() => (picks.next().value ?? 0) - 50);
        expect(last(shuffled)).toEqual(last(events));
        const latest = Math.max(...events.map((one) => one.at.getTime()));
        expect(last(events)?.at.getTime()).toBe(latest);
      },
    ),
  );
});

test('a repeated event is not later, and delivered beats out for delivery in the same second', () => {
  const delivered = { code: 7, at: at(1) };
  expect(isLaterEvent(delivered, delivered)).toBe(false);
  expect(isLaterEvent({ code: 17, at: at(1) }, delivered)).toBe(false);
  expect(isLaterEvent(delivered, { code: 17, at: at(1) })).toBe(true);
  expect(stateOfEvent({ code: 12 })).toBeNull();
});
