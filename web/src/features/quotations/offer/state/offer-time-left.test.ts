import { expect, test } from 'vitest';

import { offerTimeLeft } from '../components/offer-validity.tsx';

const now = new Date('2026-11-21T06:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test('counts down in days, then hours, then ends', () => {
  expect(offerTimeLeft(inHours(24 * 5 + 3), now)).toEqual({ unit: 'days', count: 5 });
  expect(offerTimeLeft(inHours(48), now)).toEqual({ unit: 'days', count: 2 });
  expect(offerTimeLeft(inHours(47.5), now)).toEqual({ unit: 'hours', count: 47 });
  expect(offerTimeLeft(inHours(0.5), now)).toEqual({ unit: 'hours', count: 0 });
  expect(offerTimeLeft(now, now)).toBeNull();
});
