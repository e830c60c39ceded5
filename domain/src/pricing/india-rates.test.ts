import { describe, expect, it } from 'vitest';

import { startOfIndianDay } from '../india/indian-day.ts';
import { taxSchema } from '../settings/shop-settings.ts';
import { indiaRates } from './india-rates.ts';
import { mergeRates } from './merge-rates.ts';
import type { TaxRate } from './tax-table.ts';

const EVERYTHING = startOfIndianDay('2022-07-18');
const TODAY = startOfIndianDay('2026-11-26');

describe('the rates of India', () => {
  it.each([true, false])('are a valid tax table, handicrafts: %s', (handicrafts) => {
    const rates = indiaRates({ handicrafts, since: EVERYTHING });
    expect(taxSchema.isValidSync({ ratesEnabled: true, rates })).toBe(true);
  });

  it('leave out what has ended', () => {
    const rates = indiaRates({ handicrafts: true, since: TODAY });
    expect(rates.filter(({ to }) => to !== null)).toEqual([]);
    expect(rates.length).toBeLessThan(indiaRates({ handicrafts: true, since: EVERYTHING }).length);
  });

  it('name their source', () => {
    for (const { note } of indiaRates({ handicrafts: true, since: EVERYTHING }))
      expect(note).toMatch(/^[A-Z].+ \(\d+\/\d{4}.+\)$/);
  });
});

describe('loading rates into a table', () => {
  const from = startOfIndianDay('2025-09-22');
  const rate = (changes: Partial<TaxRate>): TaxRate => ({
    ...{ hsnPrefix: '62', maxUnitRupees: null, percent: 18, note: '', from, to: null },
    ...changes,
  });

  it('keeps rates for other goods and those that are there already', () => {
    const tea = rate({ hsnPrefix: '0902', percent: 5 });
    const merge = mergeRates([tea, rate({ note: 'ours' })], [rate({ note: 'notified' })]);
    expect(merge).toEqual({
      rates: [tea, rate({ note: 'notified' })],
      ...{ added: [], replaced: [], ended: [] },
    });
  });

  it('replaces another rate for the same goods', () => {
    const wrong = rate({ percent: 12 });
    const merge = mergeRates([wrong], [rate({})]);
    expect(merge).toEqual({ rates: [rate({})], added: [rate({})], replaced: [wrong], ended: [] });
  });

  it('ends an earlier rate when the notified one begins', () => {
    const earlier = rate({ percent: 12, from: startOfIndianDay('2024-04-01') });
    const ended = { ...earlier, to: from };
    const merge = mergeRates([earlier], [rate({})]);
    expect(merge).toEqual({
      rates: [ended, rate({})],
      added: [rate({})],
      replaced: [],
      ended: [ended],
    });
  });

  it('keeps rates that have ended', () => {
    const past = rate({ percent: 12, from: startOfIndianDay('2024-04-01'), to: from });
    expect(mergeRates([past], [rate({})]).rates).toEqual([past, rate({})]);
  });

  it('makes a valid table out of any valid one, and loads a second time without a change', () => {
    const notified = indiaRates({ handicrafts: true, since: TODAY });
    const once = mergeRates(indiaRates({ handicrafts: false, since: EVERYTHING }), notified);
    expect(taxSchema.isValidSync({ ratesEnabled: true, rates: once.rates })).toBe(true);
    expect(mergeRates(once.rates, notified)).toMatchObject({ added: [], replaced: [], ended: [] });
  });
});
