import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { FLAT_TAX, type TaxTable } from '../pricing/tax-table.ts';
import { readSeller } from '../settings/registration.ts';
import { changedRates } from './changed-rates.ts';
import type { OrderLine } from './order.ts';

const ORDERED = new Date('2026-11-20T06:00:00Z');
const CHANGE = new Date('2026-11-22T18:30:00Z');
const LATER = new Date('2026-11-25T06:00:00Z');
const rate = (
  percent: number,
  from: Date,
  to: Date | null,
  maxUnitRupees: number | null = null,
) => ({
  ...{ hsnPrefix: '5208', maxUnitRupees, percent, note: '', from, to },
});
const TABLE: TaxTable = {
  ratesEnabled: true,
  rates: [rate(5, new Date(0), CHANGE), rate(12, CHANGE, null)],
};
const LINE = {
  ...{ productId: 'p1', title: 'Cotton saree', hsnCode: '5208', quantity: 2, held: 0 },
  ...{ unitPrice: paise(100_000), chargeTax: true, discount: paise(0), taxPercent: 5 },
} as unknown as OrderLine;

const changes = (
  {
    at = LATER,
    tax = TABLE,
    legal = {},
    ...line
  }: Partial<OrderLine> & {
    at?: Date;
    tax?: TaxTable;
    legal?: object;
  },
  order: object = {},
) =>
  changedRates(
    { lines: [{ ...LINE, ...line }], totals: {}, createdAt: ORDERED, ...order } as never,
    { tax, seller: readSeller(legal as never) },
    at,
  ).map(({ ordered, current }) => [ordered, current]);

test('names goods whose rate has changed since the order', () => {
  expect(changes({ at: ORDERED })).toEqual([]);
  expect(changes({})).toEqual([[5, 12]]);
  expect(changes({ chargeTax: false })).toEqual([]);
  expect(changes({}, { totals: { taxIncluded: true } })).toEqual([[5, 12]]);
});

test('keeps quiet in a shop with one rate', () => {
  expect(changes({ tax: FLAT_TAX, taxPercent: 18 })).toEqual([]);
});

test('compares the value after the discount with price ceilings', () => {
  const rates = [rate(5, new Date(0), null, 900), rate(18, new Date(0), null)];
  const tax = { ratesEnabled: true, rates };
  expect(changes({ tax, discount: paise(20_000) })).toEqual([]);
  expect(changes({ tax })).toEqual([[5, 18]]);
});

test('a rate that staff chose for an offer has changed only with the table', () => {
  const offer = { quoteId: 'q1' };
  expect(changes({ taxPercent: 18, at: ORDERED }, offer)).toEqual([]);
  expect(changes({ taxPercent: 18 }, offer)).toEqual([[18, 12]]);
});

test('leaves orders from before another registration alone', () => {
  const registration = { kind: 'composition', from: CHANGE, otherStates: false };
  const earlierRegistrations = [{ kind: 'regular', from: new Date(0) }];
  expect(changes({ legal: { registration, earlierRegistrations } })).toEqual([]);
});
