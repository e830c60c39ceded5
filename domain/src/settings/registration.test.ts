import { describe, expect, it } from 'vitest';

import { startOfIndianDay } from '../india/indian-day.ts';
import { paise } from '../money/paise.ts';
import { FLAT_TAX, taxPercentOf, type TaxTable } from '../pricing/tax-table.ts';
import { isTaxIncluded } from '../pricing/price-mode.ts';
import {
  collectedTax,
  earlierRegistrations,
  goodsForOtherStates,
  isHandicraft,
  readRegistrations,
  readSeller,
  registrationAt,
  type Registration,
} from './registration.ts';

const day = startOfIndianDay;
const before = (at: Date) => new Date(at.getTime() - 1);
const APRIL = day('2026-04-01');
const REGULAR: Registration = { kind: 'regular', from: day('2017-07-01') };
const COMPOSITION: Registration = { kind: 'composition', from: APRIL };

describe('the registration at a time', () => {
  it('is regular until something else is stored', () => {
    expect(readRegistrations({})).toEqual([REGULAR]);
    expect(readRegistrations({ registration: { kind: 'exempt', from: APRIL } })).toEqual([REGULAR]);
  });

  it('changes at the start of its day in India', () => {
    const all = [REGULAR, COMPOSITION];
    expect(registrationAt(all, before(APRIL))).toBe('regular');
    expect(registrationAt(all, APRIL)).toBe('composition');
  });

  it('applies to the time before the first one', () => {
    expect(registrationAt([COMPOSITION], day('2020-01-01'))).toBe('composition');
  });
});

describe('a changed registration', () => {
  it('keeps the earlier one', () => {
    expect(earlierRegistrations([REGULAR], COMPOSITION)).toEqual([REGULAR]);
  });

  it('corrects one that begins later or on the same day', () => {
    const wrong: Registration = { kind: 'unregistered', from: APRIL };
    expect(earlierRegistrations([REGULAR, wrong], COMPOSITION)).toEqual([REGULAR]);
  });

  it('corrects the start of the same kind', () => {
    const later = { ...COMPOSITION, from: day('2026-05-01') };
    expect(earlierRegistrations([REGULAR, COMPOSITION], later)).toEqual([REGULAR]);
  });
});

describe('the tax that is collected', () => {
  const rate = { hsnPrefix: '62', maxUnitRupees: null, percent: 5, note: '', to: null };
  const own: TaxTable = { ratesEnabled: true, rates: [{ ...rate, from: day('2025-09-22') }] };
  const percent = (table: TaxTable, at: Date, hsnCode = '6204') =>
    taxPercentOf({ hsnCode, unitPrice: paise(100_000) }, table, at);

  it('is the shop’s own table while it is registered as regular', () => {
    expect(collectedTax([REGULAR], own)).toBe(own);
    expect(collectedTax([REGULAR], FLAT_TAX)).toBe(FLAT_TAX);
  });

  it.each([own, FLAT_TAX])('is 0%% for all goods from the day of another registration', (table) => {
    const collected = collectedTax([REGULAR, COMPOSITION], table);
    expect(percent(collected, before(APRIL))).toBe(percent(table, before(APRIL)));
    expect(percent(collected, APRIL)).toBe(0);
    expect(percent(collected, APRIL, '')).toBe(0);
    expect(percent(collected, APRIL, '9999')).toBe(0);
  });

  it('begins again with the next regular registration', () => {
    const again: Registration = { kind: 'regular', from: day('2027-01-01') };
    const collected = collectedTax([REGULAR, COMPOSITION, again], own);
    expect(percent(collected, before(again.from))).toBe(0);
    expect(percent(collected, again.from)).toBe(5);
    expect(percent(collected, again.from, '9999')).toBe(18);
  });

  it('shows the price that is paid', () => {
    const collected = collectedTax([REGULAR, COMPOSITION], FLAT_TAX);
    expect(isTaxIncluded(collected, before(APRIL))).toBe(false);
    expect(isTaxIncluded(collected, APRIL)).toBe(true);
    const included = { ...own, priceMode: 'included', priceModeFrom: day('2025-12-01') } as const;
    expect(isTaxIncluded(collectedTax([REGULAR, COMPOSITION], included), before(APRIL))).toBe(true);
  });
});

describe('goods for other states', () => {
  const seller = (kind: string, otherStates = false) =>
    readSeller({ registration: { kind, from: APRIL, otherStates } });

  it.each([
    ['regular', false, 'all'],
    ['composition', false, 'none'],
    ['composition', true, 'none'],
    ['unregistered', false, 'none'],
    ['unregistered', true, 'handicrafts'],
  ])('of a %s shop, with a PAN: %s, are %s', (kind, otherStates, goods) => {
    expect(goodsForOtherStates(seller(kind, otherStates), APRIL)).toBe(goods);
  });

  it.each([
    ['5007', true],
    ['620459', true],
    ['71131110', true],
    ['711311', false],
    ['71131120', false],
    ['', true],
    ['711319', false],
    ['3304', false],
  ])('with HSN %s are handicrafts: %s', (hsnCode, expected) => {
    expect(isHandicraft(hsnCode)).toBe(expected);
  });
});
