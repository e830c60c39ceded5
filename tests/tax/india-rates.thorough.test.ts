import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { startOfIndianDay } from '@kargha/domain/india/indian-day';
import { paise } from '@kargha/domain/money/paise';
import { indiaRates } from '@kargha/domain/pricing/india-rates';
import { taxPercentOf } from '@kargha/domain/pricing/tax-table';

/**
 * Written from the notifications, not from the code: time, HSN code, price and discount of a piece in rupees, whether
 * it is a handicraft good, rate in per cent, entry.
 */
const [, ...CASES] = readFileSync(new URL('india-rate-cases.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(','));

const inPaise = (rupees: string) => paise(Number(rupees.replace('.', '')));

test('has at least 200 cases', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(200);
});

test.each(CASES)(
  'at %s HSN %s for ₹%s less ₹%s, handicraft: %s, is taxed at %s%% (%s)',
  (...[at = '', hsnCode = '', price = '', discount = '', handicraft = '', percent = '']) => {
    const since = startOfIndianDay('2022-07-18');
    const rates = indiaRates({ handicrafts: handicraft === 'yes', since });
    const unitPrice = paise(inPaise(price) - inPaise(discount));
    const table = { ratesEnabled: true, rates };
    expect(taxPercentOf({ hsnCode, unitPrice }, table, new Date(at))).toBe(Number(percent));
  },
);
