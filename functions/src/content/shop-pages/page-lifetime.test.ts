import { expect, test } from 'vitest';

import { FLAT_TAX } from '@kargha/domain/pricing/tax-table';

import { pageLifetime } from './page-lifetime.ts';

const at = new Date('2026-11-30T18:28:00Z');
const midnight = new Date('2026-11-30T18:30:00Z');
const sharedSeconds = (tax: object, time = at) =>
  Number(/s-maxage=(\d+)$/.exec(pageLifetime({ tax: { ...FLAT_TAX, ...tax }, at: time }))?.[1]);

test('no cached page outlives the prices it states', () => {
  const included = { priceMode: 'included', priceModeFrom: midnight };
  expect(sharedSeconds(included)).toBe(120);
  expect(sharedSeconds(included, new Date('2026-11-30T18:29:59.500Z'))).toBe(0);
  const rate = { hsnPrefix: '50', maxUnitRupees: null, percent: 5, note: '', to: null };
  expect(sharedSeconds({ ratesEnabled: true, rates: [{ ...rate, from: midnight }] })).toBe(120);
  expect(sharedSeconds({ ratesEnabled: true, rates: [{ ...rate, from: at, to: midnight }] })).toBe(
    120,
  );
});

test('a page is cached for five minutes when no change of prices is near', () => {
  expect(sharedSeconds({})).toBe(300);
  expect(sharedSeconds({ priceMode: 'specified', priceModeFrom: midnight })).toBe(300);
  expect(sharedSeconds({ priceMode: 'included', priceModeFrom: at })).toBe(300);
  const far = new Date('2027-01-01T00:00:00Z');
  expect(sharedSeconds({ priceMode: 'included', priceModeFrom: far })).toBe(300);
});
