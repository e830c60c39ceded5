import { expect, test } from 'vitest';

import { gstr1Builder } from './gstr1-builder.ts';
import { gstr1Rows } from './gstr1-rows.ts';
import {
  creditedSupply,
  KERALA_BUYER,
  SHOP,
  soldLine,
  soldSupply,
} from './testing/sample-supply.ts';

test('has a row for each rate of a document and for each sum', () => {
  const builder = gstr1Builder({ gstin: SHOP.gstin, month: '2026-11' });
  const sale = soldSupply({
    ...{ gstin: KERALA_BUYER, place: '32' },
    lines: [soldLine(), soldLine({ taxPercent: 5 })],
  });
  const supplies = [
    sale,
    creditedSupply(sale),
    soldSupply(),
    soldSupply({ lines: [soldLine({ chargeTax: false })] }),
  ];
  for (const supply of supplies) builder.add(supply);
  const rows = gstr1Rows(builder.finish([]));
  expect(rows.map(({ table, number, rate }) => [table, number, rate])).toEqual([
    ['b2b', 'KG/2627/000001', 5],
    ['b2b', 'KG/2627/000001', 18],
    ['b2cs', undefined, 18],
    ['nil INTRAB2C', undefined, 0],
    ['cdnr', 'KC/2627/000001', 5],
    ['cdnr', 'KC/2627/000001', 18],
    ['hsn_b2c', undefined, 0],
    ['hsn_b2c', undefined, 18],
  ]);
  expect(rows[1]).toEqual({
    ...{ table: 'b2b', number: 'KG/2627/000001', date: '10-11-2026', gstin: KERALA_BUYER },
    ...{ place: '32', value: 2230, rate: 18, taxable: 1000, igst: 180, cgst: 0, sgst: 0 },
  });
});
