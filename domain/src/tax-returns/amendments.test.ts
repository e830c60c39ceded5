import { parse } from 'valibot';
import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { gstr1Schema } from './gstr1-schema.ts';
import { gstr3b } from './gstr3b.ts';
import { purchaseTotals } from './purchase-register.ts';
import type { SupplyDocument } from './supply-document.ts';
import { noAmounts } from './tax-amounts.ts';
import { corrected, novemberOf, soldInOctober, type Restated } from './testing/restated-supply.ts';
import {
  creditedSupply,
  KARNATAKA_BUYER,
  KERALA_BUYER,
  OTHER_KERALA_BUYER,
  SHOP,
  soldLine,
} from './testing/sample-supply.ts';

function november(restated: readonly Restated[]) {
  const built = novemberOf(restated);
  expect(parse(gstr1Schema, built.gstr1)).toEqual(built.gstr1);
  return built;
}

const unchanged = (was: SupplyDocument): Restated => ({ was, is: was });
/** ₹1,18,000 with tax. */
const LARGE = [soldLine({ unitPrice: paise(10_000_000) })];

test('amends the GST number of an invoice and of its credit note', () => {
  const invoice = soldInOctober({ gstin: KERALA_BUYER, place: '32' });
  const note = creditedSupply(invoice, { amount: 59_000 });
  const both = [invoice, note].map((was) => corrected(was, OTHER_KERALA_BUYER));
  const { gstr1, tables } = november(both);
  expect(gstr1).toEqual({
    ...{ gstin: SHOP.gstin, fp: '112026', version: 'GST3.2.4', hash: 'hash' },
    b2ba: [
      {
        ctin: OTHER_KERALA_BUYER,
        inv: [
          {
            ...{ oinum: 'KG/2627/000001', oidt: '10-10-2026' },
            ...{ inum: 'KG/2627/000001', idt: '10-10-2026', val: 1180 },
            ...{ pos: '32', rchrg: 'N', inv_typ: 'R' },
            itms: [{ num: 1801, itm_det: { txval: 1000, rt: 18, iamt: 180, csamt: 0 } }],
          },
        ],
      },
    ],
    cdnra: [
      {
        ctin: OTHER_KERALA_BUYER,
        nt: [
          {
            ...{ ont_num: 'KC/2627/000001', ont_dt: '10-10-2026' },
            ...{ nt_num: 'KC/2627/000001', nt_dt: '10-10-2026', ntty: 'C', val: 590 },
            ...{ pos: '32', rchrg: 'N', inv_typ: 'R' },
            itms: [{ num: 1801, itm_det: { txval: 500, rt: 18, iamt: 90, csamt: 0 } }],
          },
        ],
      },
    ],
  });
  const documents = tables.filter((row) => row.documents > 0);
  expect(documents.map(({ table, filed }) => [table, filed.taxable])).toEqual([
    ['b2ba', 0],
    ['cdnra', 0],
  ]);
});

test('takes an invoice out of table 7 and says again what stays there', () => {
  const was = soldInOctober({ lines: [soldLine(), soldLine({ taxPercent: 5 })] });
  const others = [
    soldInOctober({ number: 'KG/2627/000002', lines: [soldLine({ taxPercent: 5 })] }),
    soldInOctober({ number: 'KG/2627/000003', place: '07' }),
  ];
  const { gstr1 } = november([corrected(was, KARNATAKA_BUYER), ...others.map(unchanged)]);
  expect(gstr1.b2csa).toEqual([
    {
      ...{ omon: '102026', sply_ty: 'INTRA', typ: 'OE', pos: '29' },
      itms: [
        { rt: 5, txval: 1000, camt: 25, samt: 25, csamt: 0 },
        { rt: 18, txval: 0, camt: 0, samt: 0, csamt: 0 },
      ],
    },
  ]);
  expect(gstr1.b2b).toMatchObject([
    { ctin: KARNATAKA_BUYER, inv: [{ inum: 'KG/2627/000001', idt: '10-10-2026', val: 2230 }] },
  ]);
  expect(gstr1.hsn?.hsn_b2b).toMatchObject([
    { rt: 18, qty: 1, txval: 1000 },
    { rt: 5, qty: 1, txval: 1000 },
  ]);
  expect(gstr1.hsn?.hsn_b2c).toMatchObject([
    { rt: 18, qty: -1, txval: -1000 },
    { rt: 5, qty: -1, txval: -1000 },
  ]);
});

test('empties table 5 for a large invoice and its credit note', () => {
  const invoice = soldInOctober({ place: '32', lines: LARGE });
  const note = creditedSupply(invoice, { amount: 1_180_000 });
  const built = november([invoice, note].map((was) => corrected(was, KERALA_BUYER)));
  const itms = [{ num: 1801, itm_det: { txval: 0, rt: 18, iamt: 0, csamt: 0 } }];
  expect(built.gstr1.b2cla).toEqual([
    {
      pos: '32',
      inv: [
        {
          ...{ oinum: 'KG/2627/000001', oidt: '10-10-2026' },
          ...{ inum: 'KG/2627/000001', idt: '10-10-2026', val: 0, itms },
        },
      ],
    },
  ]);
  expect(built.gstr1.cdnura).toEqual([
    {
      ...{ ont_num: 'KC/2627/000001', ont_dt: '10-10-2026', typ: 'B2CL', pos: '32', itms },
      ...{ nt_num: 'KC/2627/000001', nt_dt: '10-10-2026', ntty: 'C', val: 0 },
    },
  ]);
  expect(built.gstr1.b2b).toMatchObject([{ inv: [{ val: 118_000 }] }]);
  expect(built.gstr1.cdnr).toMatchObject([{ nt: [{ val: 11_800 }] }]);
  // Table 3.2 of GSTR-3B loses what was for unregistered buyers.
  const { outward, unregistered } = gstr3b(built, purchaseTotals([], SHOP.stateCode));
  expect(outward).toEqual(noAmounts());
  expect(unregistered).toEqual([{ place: '32', taxable: -9_000_000, igst: -1_620_000 }]);
});

test('reports an invoice that was left out for a GST number that cannot be right', () => {
  const was = soldInOctober({ gstin: '29AAECN4821K1Z0' });
  const { gstr1 } = november([corrected(was, KARNATAKA_BUYER)]);
  expect(gstr1.b2b).toMatchObject([{ ctin: KARNATAKA_BUYER, inv: [{ inum: was.number }] }]);
  expect(gstr1.b2ba).toBeUndefined();
});
