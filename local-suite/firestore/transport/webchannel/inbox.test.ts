import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Inbox } from './inbox.ts';

test('returns messages once and in order, however they arrive', () => {
  const arrivals = fc
    .nat({ max: 20 })
    .chain((last) => fc.tuple(fc.constant(last), fc.array(fc.nat({ max: last }))));
  fc.assert(
    fc.property(arrivals, ([last, early]) => {
      const inbox = new Inbox();
      const everyOne = Array.from({ length: last + 1 }, (_, number) => number);
      const given = [...early, ...everyOne].flatMap((number) => inbox.take(number, `m${number}`));
      expect(given).toEqual(everyOne.map((number) => `m${number}`));
    }),
  );
});

test('holds an early message back', () => {
  const inbox = new Inbox();
  expect(inbox.take(1, 'second')).toEqual([]);
  expect(inbox.take(0, 'first')).toEqual(['first', 'second']);
});
