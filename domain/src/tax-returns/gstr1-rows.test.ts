import { expect, test } from 'vitest';

import { gstr1Builder } from './gstr1-builder.ts';
import { gstr1Rows } from './gstr1-rows.ts';
import {
  creditedSupply,
  KARNATAKA_BUYER,
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
  const earlier = soldSupply({ number: 'KG/2627/000000', issuedAt: new Date('2026-10-10') });
  builder.restate(earlier, { ...earlier, gstin: KARNATAKA_BUYER });
  const rows = gstr1Rows(builder.finish([]));
  expect(rows.map(({ table, number, rate }) => [table, number, rate])).toEqual([
    ['b2b', 'KG/2627/000001', 5],
    ['b2b', 'KG/2627/000001', 18],
    ['b2b', 'KG/2627/000000', 18],
    ['b2cs', undefined, 18],
    ['b2csa', undefined, 18],
    ['nil INTRAB2C', undefined, 0],
    ['cdnr', 'KC/2627/000001', 5],
    ['cdnr', 'KC/2627/000001', 18],
    ['hsn_b2b', undefined, 18],
    ['hsn_b2c', undefined, 0],
  ]);
  expect(rows[1]).toEqual({
    ...{ table: 'b2b', number: 'KG/2627/000001', date: '10-11-2026', gstin: KERALA_BUYER },
    ...{ place: '32', value: 2230, rate: 18, taxable: 1000, igst: 180, cgst: 0, sgst: 0 },
  });
});
