import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  automaticDiscountsAt,
  bestDiscount,
  readAutomaticWindows,
  windowsAfterChange,
  orderWorthWith,
} from './automatic-discount.ts';
import type { Discount } from './discount.ts';
import { paise, rupeesToPaise } from '../money/paise.ts';
import { SPECIFIED_TERMS } from './price-order.ts';
import type { PricedLine } from './priced-line.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const hours = (some: number) => new Date(NOW.getTime() + some * 3_600_000);

const discount = (some: Partial<Discount>): Discount => ({
  method: 'automatic',
  code: 'WEEK',
  description: 'Festival week',
  kind: 'percent',
  percent: 0,
  amount: paise(0),
  maxDiscount: null,
  minSubtotal: paise(0),
  collections: [],
  products: [],
  roles: [],
  perPersonLimit: null,
  totalLimit: null,
  used: 0,
  stackable: false,
  active: true,
  startsAt: hours(-1),
  endsAt: null,
  createdAt: hours(-1),
  updatedAt: hours(-1),
  ...some,
});

const line = (rupees: number, productId = 'stole'): PricedLine => ({
  unitPrice: rupeesToPaise(rupees),
  quantity: 1,
  chargeTax: true,
  productId,
});

const anyDiscount = fc
  .record({
    code: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
    kind: fc.constantFrom('percent' as const, 'fixed' as const, 'free_shipping' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    amount: fc.integer({ min: 100, max: 500_000 }).map(paise),
    products: fc.subarray(['p0', 'p1']),
  })
  .map(discount);

const anyLines = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 1, max: 300_000 }).map(paise),
    quantity: fc.integer({ min: 1, max: 5 }),
    chargeTax: fc.boolean(),
    productId: fc.constantFrom('p0', 'p1', 'p2'),
  }),
  { minLength: 1, maxLength: 6 },
);

test('applies the discount with the lowest total', () => {
  fc.assert(
    fc.property(anyLines, fc.array(anyDiscount, { maxLength: 5 }), (lines, candidates) => {
      const best = bestDiscount(candidates, lines);
      const least = orderWorthWith(lines, best);
      expect(least).toBeLessThanOrEqual(orderWorthWith(lines, null));
      for (const one of candidates) expect(least).toBeLessThanOrEqual(orderWorthWith(lines, one));
      if (best) expect(least).toBeLessThan(orderWorthWith(lines, null));
    }),
    { numRuns: 2000 },
  );
});

test('chooses the same discount in any order', () => {
  const same = ['B', 'A', 'C'].map((code) => discount({ code, percent: 10 }));
  expect(bestDiscount(same, [line(1000)])?.code).toBe('A');
  expect(bestDiscount(same.toReversed(), [line(1000)])?.code).toBe('A');
});

test('skips a discount that costs more shipping than it saves', () => {
  const little = discount({ kind: 'fixed', amount: rupeesToPaise(50) });
  expect(bestDiscount([little], [line(2010)])).toBeNull();
  expect(bestDiscount([little], [line(1500)])).toBe(little);
  const alwaysFree = { freeAbove: paise(0), flatFee: rupeesToPaise(150) };
  expect(bestDiscount([little], [line(2010)], { ...SPECIFIED_TERMS, shipping: alwaysFree })).toBe(
    little,
  );
});

test('prefers free shipping when it saves more', () => {
  const choice = [
    discount({ code: 'POST', kind: 'free_shipping' }),
    discount({ code: 'TENTH', percent: 10 }),
  ];
  expect(bestDiscount(choice, [line(500)])?.code).toBe('POST');
  expect(bestDiscount(choice, [line(1900)])?.code).toBe('TENTH');
});

test('returns only active discounts in their period', () => {
  const on = (code: string, startsAt: Date, endsAt: Date | null) =>
    discount({ code, startsAt, endsAt });
  const all = [
    on('NOW', hours(-1), hours(1)),
    on('LATER', hours(1), null),
    on('OPEN', hours(-9), null),
  ].reduce<ReturnType<typeof windowsAfterChange>>(
    (windows, one) => windowsAfterChange(windows, one, NOW),
    [],
  );
  expect(automaticDiscountsAt(all, NOW)).toEqual(['NOW', 'OPEN']);
  expect(automaticDiscountsAt(all, hours(1))).toEqual(['LATER', 'OPEN']);
  expect(
    windowsAfterChange(all, discount({ code: 'OPEN', active: false }), hours(2)),
  ).toMatchObject([{ code: 'LATER', startsAt: hours(1).toISOString(), endsAt: null }]);
});

test('publishes the terms of a discount for everyone, and only the period of one for some', () => {
  const published = (roles: Discount['roles']) =>
    windowsAfterChange([], discount({ code: 'TENTH', percent: 10, roles }), NOW)[0];
  expect(published([])).toMatchObject({ code: 'TENTH', kind: 'percent', percent: 10 });
  expect(Object.keys(published(['b2b_buyer']) ?? {})).toEqual(['code', 'startsAt', 'endsAt']);
});

test('reads invalid settings as no discounts', () => {
  expect(readAutomaticWindows(undefined)).toEqual([]);
  const fine = { code: 'WEEK', startsAt: '2026-11-21T10:00:00.000Z', endsAt: null };
  const stored = [fine, { ...fine, startsAt: 'soon' }, { ...fine, endsAt: 7 }, 'WEEK', null];
  expect(readAutomaticWindows(stored)).toEqual([fine]);
});
