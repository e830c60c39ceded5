import { expect, test } from 'vitest';

import { isTaxIncluded } from './price-mode.ts';
import { readTaxTable } from './tax-table.ts';

const start = new Date('2026-12-01T00:00:00+05:30');
const before = new Date(start.getTime() - 1);

test.each([
  [{}, [false, false]],
  [{ priceMode: 'included', priceModeFrom: start } as const, [false, true]],
  [{ priceMode: 'specified', priceModeFrom: start } as const, [false, false]],
  [{ priceMode: 'included', priceModeFrom: null } as const, [false, false]],
  [{ priceMode: 'specified' } as const, [false, false]],
])('%j includes tax from its start', (setting, [earlier, later]) => {
  expect(isTaxIncluded(setting, before)).toBe(earlier);
  expect(isTaxIncluded(setting, start)).toBe(later);
});

test('reads the stored mode, and the specified one from anything else', () => {
  const stored = { priceMode: 'included', priceModeFrom: { toDate: () => start } };
  expect(isTaxIncluded(readTaxTable(stored), before)).toBe(false);
  expect(isTaxIncluded(readTaxTable(stored), start)).toBe(true);
  expect(isTaxIncluded(readTaxTable({ priceMode: 'gross' }), start)).toBe(false);
});
