import { expect, test } from 'vitest';

import { grossMargin, marginPercent } from './gross-margin.ts';

const sold = (productId: string, units: number, revenue: number) => ({ productId, units, revenue });

test('takes the units at today’s cost from their net sales, and counts what has no cost', () => {
  const costs = { saree: { unitCost: 1200.5 }, shawl: { unitCost: null } };
  const months = [sold('saree', 3, 540_000), sold('saree', -1, -180_000), sold('shawl', 2, 90_000)];
  const margin = grossMargin([...months, sold('deleted', 1, 40_000)], costs);
  expect(margin).toEqual({
    sales: 360_000,
    cost: 240_100,
    unknownUnits: 3,
    unknownSales: 130_000,
  });
  expect(marginPercent(margin)).toBe(33.3);
});

test('a period without sales has no percentage', () => {
  expect(marginPercent(grossMargin([], {}))).toBeNull();
});
