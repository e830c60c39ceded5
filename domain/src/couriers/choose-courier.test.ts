import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { chooseCourier, zoneBetween, type CourierRate } from './choose-courier.ts';

const rate = (courierId: number, courier: string, rupees: number, days: number | null) =>
  ({ courierId, courier, charge: paise(rupees * 100), days }) satisfies CourierRate;
const RATES = [rate(1, 'Air', 118, 1), rate(2, 'Surface', 58, 6), rate(3, 'Express', 58, 2)];
const NONE = { local: '', regional: '', national: '' };

test('takes the cheapest, and of two the faster', () => {
  expect(chooseCourier(RATES, { rule: 'cheapest', zones: NONE }, 'local')?.courier).toBe('Express');
});

test('takes the fastest, and no courier whose days are not known before another', () => {
  const rates = [...RATES, rate(4, 'Unknown', 10, null)];
  expect(chooseCourier(rates, { rule: 'fastest', zones: NONE }, 'local')?.courier).toBe('Air');
});

test('takes the courier of the zone, or the cheapest where it does not go', () => {
  const choice = { rule: 'zone', zones: { ...NONE, national: 'air', local: 'Bicycle' } } as const;
  expect(chooseCourier(RATES, choice, 'national')?.courier).toBe('Air');
  expect(chooseCourier(RATES, choice, 'local')?.courier).toBe('Express');
  expect(chooseCourier([], choice, 'local')).toBeNull();
});

test('tells zones by the first digits of the pincodes', () => {
  expect(zoneBetween('560025', '560001')).toBe('local');
  expect(zoneBetween('560025', '563101')).toBe('regional');
  expect(zoneBetween('560025', '411001')).toBe('national');
});
