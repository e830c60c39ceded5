import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { paise, rupeesToPaise } from '../money/paise.ts';
import { priceOrder } from './price-order.ts';
import { FLAT_TAX, readTaxTable, taxPercentOf, type TaxRate, type TaxTable } from './tax-table.ts';

const NOW = new Date('2026-11-21T06:30:00Z');
const SINCE = new Date('2025-09-21T18:30:00Z');

const rate = (changes: Partial<TaxRate>): TaxRate => ({
  hsnPrefix: '62',
  maxUnitRupees: null,
  percent: 18,
  note: '',
  from: SINCE,
  to: null,
  ...changes,
});
const table = (...rates: TaxRate[]): TaxTable => ({ ratesEnabled: true, rates });
const percent = (hsnCode: string, rupees: number, of: TaxTable, at = NOW) =>
  taxPercentOf({ hsnCode, unitPrice: rupeesToPaise(rupees) }, of, at);

describe('the rate of goods', () => {
  const apparel = table(
    rate({ maxUnitRupees: 2500, percent: 5 }),
    rate({ percent: 18 }),
    rate({ hsnPrefix: '6214', percent: 5 }),
  );

  it('is 18 % while the table is off', () => {
    expect(percent('5208', 900, { ...apparel, ratesEnabled: false })).toBe(18);
    expect(percent('6204', 900, FLAT_TAX)).toBe(18);
  });

  it('is 5 % for apparel up to ₹2,500 a piece and 18 % above', () => {
    expect(percent('6204', 2500, apparel)).toBe(5);
    expect(percent('6204', 2500.01, apparel)).toBe(18);
  });

  it('follows the longest matching HSN prefix', () => {
    expect(percent('621410', 9000, apparel)).toBe(5);
  });

  it('is 18 % for goods that no rate names, and for goods without a code', () => {
    expect(percent('9701', 900, apparel)).toBe(18);
    expect(percent('', 900, apparel)).toBe(18);
  });

  it('changes at the configured moment', () => {
    const change = new Date('2027-03-31T18:30:00Z');
    const dated = table(rate({ percent: 5, to: change }), rate({ percent: 12, from: change }));
    expect(percent('6204', 900, dated, new Date(change.getTime() - 1))).toBe(5);
    expect(percent('6204', 900, dated, change)).toBe(12);
    expect(percent('6204', 900, dated, new Date('2025-01-01'))).toBe(18);
  });
});

describe('an order taxed by the table', () => {
  const line = (unitPrice: number, taxPercent: number, quantity = 1) => ({
    unitPrice: paise(unitPrice),
    quantity,
    chargeTax: true,
    taxPercent,
  });

  it('adds the tax of every line exactly and rounds once, half up to the rupee', () => {
    // 5 % of ₹1,010 is ₹50.50 and 18 % of ₹100 is ₹18: ₹68.50 together.
    expect(priceOrder([line(101_000, 5), line(10_000, 18)]).tax).toBe(6_900);
    expect(priceOrder([line(100_900, 5), line(10_000, 18)]).tax).toBe(6_800);
  });

  it('costs the same when every line has the flat rate', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 9 })), {
          minLength: 1,
          maxLength: 8,
        }),
        (bought) => {
          const totals = priceOrder(bought.map(([price, pieces]) => line(price, 18, pieces)));
          // 18 %, half up to the rupee.
          expect(totals.tax).toBe(Math.floor((totals.subtotal * 18 + 5000) / 10_000) * 100);
        },
      ),
    );
  });

  it('adds no tax to untaxed lines', () => {
    expect(priceOrder([{ ...line(100_000, 5), chargeTax: false }]).tax).toBe(0);
  });
});

describe('the stored table', () => {
  it('reads times as dates and skips invalid rates', () => {
    const timestamp = { toDate: () => SINCE };
    const stored = {
      ratesEnabled: true,
      rates: [
        {
          hsnPrefix: '50',
          percent: 5,
          maxUnitRupees: null,
          note: 'Silk',
          from: timestamp,
          to: null,
        },
        { hsnPrefix: '52', percent: 'five', from: timestamp },
        { hsnPrefix: '57', percent: 5, from: 'one day' },
        null,
      ],
    };
    expect(readTaxTable(stored)).toEqual({
      ratesEnabled: true,
      rates: [rate({ hsnPrefix: '50', percent: 5, note: 'Silk' })],
    });
    expect(readTaxTable(undefined)).toEqual(FLAT_TAX);
  });
});
