import { describe, expect, it } from 'vitest';

import {
  analyticsQuerySchema,
  breakdownOn,
  daysBetween,
  gstBreakdown,
  returnBreakdown,
  soldBreakdown,
  type MonthBreakdown,
} from './analytics.ts';
import { paise } from '../money/paise.ts';

const line = { productId: 'a', title: 'Saree', units: 2, revenue: 150_000 };
const second = { ...line, units: 1, revenue: 100_000 };

describe('the figures of a day', () => {
  it('counts items and their discounted value by craft, origin and destination', () => {
    const sold = soldBreakdown([line, second], 'Maharashtra', [
      { craft: 'Ikat', state: 'Odisha' },
      null,
    ]);
    expect(sold.crafts).toEqual({
      Ikat: { units: 2, revenue: 150_000 },
      'Not told': { units: 1, revenue: 100_000 },
    });
    expect(sold.destinations).toEqual({ Maharashtra: { units: 3, revenue: 250_000 } });
  });

  it('counts keys named like object properties', () => {
    const sold = soldBreakdown([line, second, second], 'Maharashtra', [
      { craft: 'constructor', state: '__proto__' },
      { craft: 'constructor', state: '' },
      null,
    ]);
    expect(sold.crafts).toEqual({
      constructor: { units: 3, revenue: 250_000 },
      'Not told': { units: 1, revenue: 100_000 },
    });
    expect(sold.origins).toEqual({ 'Not told': { units: 4, revenue: 350_000 } });
  });

  it('sums the tax of an invoice by rate and state', () => {
    const taxed = { taxable: paise(100_000), cgst: paise(0), sgst: paise(0), igst: paise(18_000) };
    const invoiceLine = {
      ...taxed,
      productId: 'a',
      description: '',
      hsnCode: '',
      quantity: 1,
      unit: 'PCS',
      unitPrice: paise(1),
      taxPercent: 18,
    };
    const placeOfSupply = { name: 'Assam', stateCode: '18' };
    expect(gstBreakdown({ lines: [invoiceLine, invoiceLine], placeOfSupply })).toEqual({
      '18|Assam': { taxable: 200_000, cgst: 0, sgst: 0, igst: 36_000 },
    });
  });

  it('counts return reasons, also missing ones', () => {
    const lines = [
      { quantity: 2, reason: 'fit' as const },
      { quantity: 3, reason: 'fit' as const, exchange: {} },
      { quantity: 1 },
    ];
    expect(returnBreakdown(lines)).toEqual({
      returns: { fit: 5, 'Not told': 1 },
      exchanges: { fit: 3 },
    });
    // A merge would overwrite the day's figures with an empty map.
    expect(returnBreakdown([{ quantity: 1 }])).toEqual({ returns: { 'Not told': 1 } });
  });
});

it('sums days across months within the range', () => {
  const month = (name: string, days: MonthBreakdown['days']): MonthBreakdown => ({
    kind: 'month-breakdown',
    month: name,
    days,
  });
  const months = [
    month('2026-10', {
      '2026-10-31': { crafts: { Ikat: { units: 1, revenue: 5 } } },
      '2026-10-30': { returns: { fit: 9 } },
    }),
    month('2026-11', {
      '2026-11-01': {
        crafts: { Ikat: { units: 2, revenue: 7 } },
        ...{ returns: { fit: 1 }, exchanges: { fit: 1 } },
      },
    }),
  ];
  const { crafts, returns, exchanges } = breakdownOn(
    daysBetween({ from: '2026-10-31', to: '2026-11-01' }),
    months,
  );
  expect(crafts).toEqual({ Ikat: { units: 3, revenue: 12 } });
  expect(returns).toEqual({ fit: 1 });
  expect(exchanges).toEqual({ fit: 1 });
});

it.each([
  [{ from: '2026-11-02', to: '2026-11-01' }],
  [{ from: '2025-11-20', to: '2026-11-21' }],
  [{ from: '2026-13-01', to: '2026-11-01' }],
  [{ from: 'today', to: '2026-11-01' }],
])('rejects the range %j', async (range) => {
  await expect(analyticsQuerySchema.validate(range)).rejects.toThrow();
});

it('accepts a year', async () => {
  await expect(
    analyticsQuerySchema.validate({ from: '2025-11-22', to: '2026-11-21' }),
  ).resolves.toBeDefined();
  expect(daysBetween({ from: '2025-11-22', to: '2026-11-21' })).toHaveLength(365);
});
