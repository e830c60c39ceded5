import { parse } from 'valibot';
import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { gstr1Schema } from './gstr1-schema.ts';
import { taxReturnBuilder } from './tax-return-builder.ts';
import {
  creditedSupply,
  KERALA_BUYER,
  SHOP,
  soldLine,
  soldSupply,
} from './testing/sample-supply.ts';

/**
 * June 2026 of a shop in Karnataka, with the tables that the sample shop's months lack. Every figure below was worked
 * out by hand from the prices here.
 */
const stole = (rupees: number, quantity = 1) =>
  soldLine({
    ...{ productId: 'stole', hsnCode: '621410', taxPercent: 5 },
    ...{ quantity, unitPrice: paise(rupees * 100) },
  });
const saree = (rupees: number) =>
  soldLine({ hsnCode: '500720', taxPercent: 18, unitPrice: paise(rupees * 100) });
const on = (day: string) => new Date(`2026-06-${day}T06:30:00Z`);

const TO_BUSINESS = soldSupply({
  ...{ number: 'KG/2627/000101', issuedAt: on('03') },
  ...{ gstin: KERALA_BUYER, place: '32', lines: [stole(2000, 2)] },
});
const LARGE = soldSupply({
  ...{ number: 'KG/2627/000102', issuedAt: on('08') },
  ...{ place: '32', lines: [saree(120_000), stole(10_000)] },
});
const IN_STATE = soldSupply({
  ...{ number: 'KG/2627/000103', issuedAt: on('12') },
  lines: [stole(1000), saree(3000)],
});
const TO_DELHI = soldSupply({
  ...{ number: 'KG/2627/000104', issuedAt: on('20') },
  ...{ place: '07', lines: [stole(2000)] },
});
/** Half of ₹4,200 and a tenth of ₹1,52,100. */
const NOTES = [
  creditedSupply(TO_BUSINESS, {
    ...{ number: 'KC/2627/000011', issuedAt: on('25'), amount: 210_000 },
  }),
  creditedSupply(LARGE, { number: 'KC/2627/000012', issuedAt: on('26'), amount: 1_521_000 }),
];
const DOCUMENTS = [TO_BUSINESS, LARGE, IN_STATE, TO_DELHI, ...NOTES];

function june() {
  const builder = taxReturnBuilder({ gstin: SHOP.gstin, month: '2026-06', previousTurnover: 0 });
  for (const document of DOCUMENTS) {
    const { kind, number } = document;
    builder.addNumber({ kind, financialYear: '2627', serial: Number(number.slice(-6)), number });
    builder.addSupply(document);
  }
  return builder.finish();
}

const GOLDEN = {
  ...{ gstin: SHOP.gstin, fp: '062026', version: 'GST3.2.4', hash: 'hash' },
  b2b: [
    {
      ctin: KERALA_BUYER,
      inv: [
        {
          ...{ inum: 'KG/2627/000101', idt: '03-06-2026', val: 4200 },
          ...{ pos: '32', rchrg: 'N', inv_typ: 'R' },
          itms: [{ num: 501, itm_det: { txval: 4000, rt: 5, iamt: 200, csamt: 0 } }],
        },
      ],
    },
  ],
  b2cl: [
    {
      pos: '32',
      inv: [
        {
          ...{ inum: 'KG/2627/000102', idt: '08-06-2026', val: 152_100 },
          itms: [
            { num: 501, itm_det: { txval: 10_000, rt: 5, iamt: 500, csamt: 0 } },
            { num: 1801, itm_det: { txval: 120_000, rt: 18, iamt: 21_600, csamt: 0 } },
          ],
        },
      ],
    },
  ],
  b2cs: [
    { sply_ty: 'INTER', rt: 5, typ: 'OE', pos: '07', txval: 2000, iamt: 100, csamt: 0 },
    { sply_ty: 'INTRA', rt: 5, typ: 'OE', pos: '29', txval: 1000, camt: 25, samt: 25, csamt: 0 },
    {
      ...{ sply_ty: 'INTRA', rt: 18, typ: 'OE', pos: '29' },
      ...{ txval: 3000, camt: 270, samt: 270, csamt: 0 },
    },
  ],
  cdnr: [
    {
      ctin: KERALA_BUYER,
      nt: [
        {
          ...{ nt_num: 'KC/2627/000011', nt_dt: '25-06-2026', ntty: 'C', val: 2100 },
          ...{ pos: '32', rchrg: 'N', inv_typ: 'R' },
          itms: [{ num: 501, itm_det: { txval: 2000, rt: 5, iamt: 100, csamt: 0 } }],
        },
      ],
    },
  ],
  cdnur: [
    {
      ...{ nt_num: 'KC/2627/000012', nt_dt: '26-06-2026', ntty: 'C', val: 15_210 },
      ...{ typ: 'B2CL', pos: '32' },
      itms: [
        { num: 501, itm_det: { txval: 1000, rt: 5, iamt: 50, csamt: 0 } },
        { num: 1801, itm_det: { txval: 12_000, rt: 18, iamt: 2160, csamt: 0 } },
      ],
    },
  ],
  doc_issue: {
    doc_det: [
      {
        ...{ doc_num: 1, doc_typ: 'Invoices for outward supply' },
        docs: [
          {
            ...{ num: 1, from: 'KG/2627/000101', to: 'KG/2627/000104' },
            ...{ totnum: 4, cancel: 0, net_issue: 4 },
          },
        ],
      },
      {
        ...{ doc_num: 5, doc_typ: 'Credit Note' },
        docs: [
          {
            ...{ num: 1, from: 'KC/2627/000011', to: 'KC/2627/000012' },
            ...{ totnum: 2, cancel: 0, net_issue: 2 },
          },
        ],
      },
    ],
  },
  hsn: {
    // Price reductions without goods leave the quantities as they were.
    hsn_b2b: [
      {
        ...{ num: 1, hsn_sc: '621410', uqc: 'PCS', qty: 2, rt: 5 },
        ...{ txval: 2000, iamt: 100, samt: 0, camt: 0, csamt: 0 },
      },
    ],
    hsn_b2c: [
      {
        ...{ num: 1, hsn_sc: '500720', uqc: 'PCS', qty: 2, rt: 18 },
        ...{ txval: 111_000, iamt: 19_440, samt: 270, camt: 270, csamt: 0 },
      },
      {
        ...{ num: 2, hsn_sc: '621410', uqc: 'PCS', qty: 3, rt: 5 },
        ...{ txval: 12_000, iamt: 550, samt: 25, camt: 25, csamt: 0 },
      },
    ],
  },
};

test('files a month with large invoices, both kinds of credit notes and two rates', () => {
  const { gstr1, leftOut } = june();
  expect(leftOut.documents).toBe(0);
  expect(gstr1).toEqual(GOLDEN);
  expect(parse(gstr1Schema, gstr1)).toEqual(GOLDEN);
});

/** Paise. */
test.each([
  ['b2b', { taxable: 400_000, igst: 20_000, cgst: 0, sgst: 0 }],
  ['b2cl', { taxable: 13_000_000, igst: 2_210_000, cgst: 0, sgst: 0 }],
  ['b2cs', { taxable: 600_000, igst: 10_000, cgst: 29_500, sgst: 29_500 }],
  ['cdnr', { taxable: -200_000, igst: -10_000, cgst: 0, sgst: 0 }],
  ['cdnur', { taxable: -1_300_000, igst: -221_000, cgst: 0, sgst: 0 }],
  ['hsn_b2b', { taxable: 200_000, igst: 10_000, cgst: 0, sgst: 0 }],
  ['hsn_b2c', { taxable: 12_300_000, igst: 1_999_000, cgst: 29_500, sgst: 29_500 }],
])('table %s of that month says what the books say', (table, amounts) => {
  const row = june().tables.find((one) => one.table === table);
  expect([row?.filed, row?.books]).toEqual([amounts, amounts]);
});
