import { expect, test } from 'vitest';

import { suggestHsn } from '@kargha/domain/catalogue/suggest-hsn';

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
  for (const { code } of suggested) expect(code ?? '000000').toMatch(/^\d{6}$/);
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
