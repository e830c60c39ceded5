import { parse } from 'valibot';
import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { gstr1Builder } from './gstr1-builder.ts';
import { gstr1Schema, type Gstr1 } from './gstr1-schema.ts';
import type { SupplyDocument } from './supply-document.ts';
import {
  creditedSupply,
  KARNATAKA_BUYER,
  KERALA_BUYER,
  SHOP,
  soldLine,
  soldSupply,
} from './testing/sample-supply.ts';

function filed(documents: SupplyDocument[], month = '2026-11'): Gstr1 {
  const builder = gstr1Builder({ gstin: SHOP.gstin, month });
  for (const document of documents) builder.add(document);
  const file = builder.finish([]);
  expect(parse(gstr1Schema, file)).toEqual(file);
  return file;
}

const TWO_RATES = [soldLine(), soldLine({ productId: 'stole', hsnCode: '621410', taxPercent: 5 })];

test('files invoices to registered buyers one by one, with an item for each rate', () => {
  const inState = soldSupply({ gstin: KARNATAKA_BUYER, lines: TWO_RATES });
  const between = soldSupply({ number: 'KG/2627/000002', gstin: KERALA_BUYER, place: '32' });
  const { b2b } = filed([inState, between]);
  expect(b2b).toEqual([
    {
      ctin: KARNATAKA_BUYER,
      inv: [
        {
          ...{ inum: 'KG/2627/000001', idt: '10-11-2026', val: 2230 },
          ...{ pos: '29', rchrg: 'N', inv_typ: 'R' },
          itms: [
            { num: 501, itm_det: { txval: 1000, rt: 5, camt: 25, samt: 25, csamt: 0 } },
            { num: 1801, itm_det: { txval: 1000, rt: 18, camt: 90, samt: 90, csamt: 0 } },
          ],
        },
      ],
    },
    {
      ctin: KERALA_BUYER,
      inv: [
        {
          ...{ inum: 'KG/2627/000002', idt: '10-11-2026', val: 1180 },
          ...{ pos: '32', rchrg: 'N', inv_typ: 'R' },
          itms: [{ num: 1801, itm_det: { txval: 1000, rt: 18, iamt: 180, csamt: 0 } }],
        },
      ],
    },
  ]);
});

/** ₹1,00,000 with tax, and one rupee more. */
const AT_LIMIT = [soldLine({ unitPrice: paise(8_474_576) })];
const ABOVE_LIMIT = [soldLine({ unitPrice: paise(8_474_577) })];

test('files a large invoice between states on its own, only above ₹1,00,000', () => {
  const at = soldSupply({ place: '32', lines: AT_LIMIT });
  const above = soldSupply({ number: 'KG/2627/000002', place: '32', lines: ABOVE_LIMIT });
  const inState = soldSupply({ number: 'KG/2627/000003', lines: ABOVE_LIMIT });
  expect([at.totals.total, above.totals.total]).toEqual([10_000_000, 10_000_100]);
  const { b2cl, b2cs } = filed([at, above, inState]);
  expect(b2cl).toMatchObject([{ pos: '32', inv: [{ inum: 'KG/2627/000002', val: 100_001 }] }]);
  expect(b2cs?.map(({ sply_ty, pos, txval }) => [sply_ty, pos, txval])).toEqual([
    ['INTRA', '29', 84_745.77],
    ['INTER', '32', 84_745.76],
  ]);
});

test.each([
  ['2024-07-31T18:29:59Z', 'b2cs'],
  ['2024-07-31T18:30:00Z', 'b2cl'],
])('files ₹1,00,001 between states at %s in %s', (issuedAt, section) => {
  const supply = soldSupply({ place: '32', lines: ABOVE_LIMIT, issuedAt: new Date(issuedAt) });
  const file = filed([supply]);
  expect(Object.keys(file).filter((key) => key.startsWith('b2c'))).toEqual([section]);
});

test('files a credit note where its invoice was', () => {
  const registered = creditedSupply(soldSupply({ gstin: KERALA_BUYER, place: '32' }));
  const large = creditedSupply(soldSupply({ place: '32', lines: ABOVE_LIMIT }), {
    number: 'KC/2627/000002',
    amount: 59_000,
  });
  const small = creditedSupply(soldSupply({ place: '32' }), { number: 'KC/2627/000003' });
  const { cdnr, cdnur, b2cs } = filed([registered, large, small]);
  expect(cdnr).toMatchObject([
    { ctin: KERALA_BUYER, nt: [{ nt_num: 'KC/2627/000001', ntty: 'C', val: 1180, pos: '32' }] },
  ]);
  expect(cdnur).toMatchObject([
    { typ: 'B2CL', nt_num: 'KC/2627/000002', val: 590, itms: [{ itm_det: { iamt: 90 } }] },
  ]);
  expect(b2cs).toEqual([
    { sply_ty: 'INTER', rt: 18, typ: 'OE', pos: '32', txval: -1000, iamt: -180, csamt: 0 },
  ]);
});

test('leaves out a sum that credit notes bring to zero', () => {
  const sale = soldSupply();
  expect(filed([sale, creditedSupply(sale)])).toEqual({
    ...{ gstin: SHOP.gstin, fp: '112026', version: 'GST3.2.4', hash: 'hash' },
  });
});

test('files goods without tax in table 8, and the rest of their invoice in its own table', () => {
  const untaxed = soldLine({ productId: 'khadi', hsnCode: '520811', chargeTax: false });
  const mixed = soldSupply({ gstin: KARNATAKA_BUYER, lines: [soldLine(), untaxed] });
  const only = soldSupply({ number: 'KG/2627/000002', place: '32', lines: [untaxed] });
  const file = filed([mixed, only]);
  expect(file.nil?.inv).toEqual([
    { sply_ty: 'INTRAB2B', expt_amt: 0, nil_amt: 1000, ngsup_amt: 0 },
    { sply_ty: 'INTRB2C', expt_amt: 0, nil_amt: 1000, ngsup_amt: 0 },
  ]);
  expect(file.b2b?.[0]?.inv[0]).toMatchObject({ val: 2180, itms: [{ num: 1801 }] });
  expect(file.b2cs).toBeUndefined();
});

test('sums HSN codes by rate, registered buyers apart, less credit notes', () => {
  const sale = soldSupply({ gstin: KARNATAKA_BUYER, lines: TWO_RATES });
  const other = soldSupply({ number: 'KG/2627/000002', lines: [soldLine({ quantity: 3 })] });
  const { hsn } = filed([sale, other, creditedSupply(other, { amount: 118_000 })]);
  const rows = (list = hsn?.hsn_b2b) => list?.map(({ num, hsn_sc, rt }) => [num, hsn_sc, rt]);
  expect(rows()).toEqual([
    [1, '520811', 18],
    [2, '621410', 5],
  ]);
  expect(hsn?.hsn_b2c).toEqual([
    {
      ...{ num: 1, hsn_sc: '520811', uqc: 'PCS', qty: 3, rt: 18, txval: 2000 },
      ...{ iamt: 0, samt: 180, camt: 180, csamt: 0 },
    },
  ]);
});

test('has one HSN list before May 2025', () => {
  const issuedAt = new Date('2025-04-10T06:30:00Z');
  const sales = [soldSupply({ issuedAt }), soldSupply({ issuedAt, gstin: KARNATAKA_BUYER })];
  const { hsn } = filed(sales, '2025-04');
  expect(Object.keys(hsn ?? {})).toEqual(['data']);
  expect(hsn?.data).toMatchObject([{ qty: 2, txval: 2000 }]);
});

test.each([
  ['a field that the tool does not know', { cname: 'Asha' }],
  ['an empty section', { b2cs: [] }],
  ['another version', { version: 'GST1.0' }],
  ['a wrong period', { fp: '202611' }],
  ['an unknown rate', { b2cs: [{ ...smallRow(), rt: 17 }] }],
  ['fractions of a paisa', { b2cs: [{ ...smallRow(), txval: 10.001 }] }],
  ['an HSN code of two digits', { hsn: { hsn_b2c: [{ ...hsnRow(), hsn_sc: '52' }] } }],
])('the schema refuses %s', (_what, wrong) => {
  const file = filed([soldSupply()]);
  expect(() => parse(gstr1Schema, { ...file, ...wrong })).toThrow();
});

function smallRow() {
  return filed([soldSupply()]).b2cs![0]!;
}

function hsnRow() {
  return filed([soldSupply()]).hsn!.hsn_b2c![0]!;
}
