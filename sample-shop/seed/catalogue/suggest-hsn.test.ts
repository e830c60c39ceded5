import { expect, test } from 'vitest';

import { suggestHsn } from '@kargha/domain/catalogue/suggest-hsn';
import { startOfIndianDay } from '@kargha/domain/india/indian-day';
import { paise } from '@kargha/domain/money/paise';
import { indiaRates } from '@kargha/domain/pricing/india-rates';
import { taxPercentOf } from '@kargha/domain/pricing/tax-table';

import { CATALOGUE } from './catalogue.ts';

const heading = (hsn: string) => hsn.slice(0, 4);

test('suggests an HSN heading that experts chose for most goods of the sample shop', () => {
  const suggested = CATALOGUE.map(({ collection, fibre, hsn }) => ({
    hsn,
    code: suggestHsn(
      collection,
      fibre.map(([name, percent]) => ({ name, percent })),
    ),
  }));
  const right = suggested.filter(({ code, hsn }) => code && heading(code) === heading(hsn));
  expect(right.length / CATALOGUE.length).toBeGreaterThan(0.85);
  for (const { code } of suggested) expect(code ?? '000000').toMatch(/^\d{6}(\d\d)?$/);
});

test.each([
  ['Cotton', '42022220', 5],
  ['Jute', '42022230', 5],
  ['Polyester', '420222', 18],
])('suggests a code for %s bags with the rate of their own entry', (name, code, percent) => {
  expect(suggestHsn('bags', [{ name, percent: 100 }])).toBe(code);
  const at = startOfIndianDay('2026-11-26');
  const table = { ratesEnabled: true, rates: indiaRates({ handicrafts: false, since: at }) };
  expect(taxPercentOf({ hsnCode: code, unitPrice: paise(64_000) }, table, at)).toBe(percent);
});

test('suggests the chapter of the main fibre', () => {
  const blend = [
    { name: 'Cotton', percent: 40 },
    { name: 'Tussar silk', percent: 60 },
  ];
  expect(suggestHsn('saree', blend)).toBe('500720');
});

test('suggests nothing without a fibre or a known collection', () => {
  expect(suggestHsn('saree', [])).toBeNull();
  expect(suggestHsn('furniture', [{ name: 'Cotton', percent: 100 }])).toBeNull();
});
