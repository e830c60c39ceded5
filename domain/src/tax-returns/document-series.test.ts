import { parse } from 'valibot';
import { expect, test } from 'vitest';

import { gstr1Schema } from './gstr1-schema.ts';
import { taxReturnBuilder } from './tax-return-builder.ts';
import { creditedSupply, SHOP, soldSupply } from './testing/sample-supply.ts';

test('counts the documents of each series, also cancelled ones, and names a gap', () => {
  const builder = taxReturnBuilder({ gstin: SHOP.gstin, month: '2026-11', previousTurnover: 0 });
  for (const serial of [4, 5, 7]) {
    const number = `KG/2627/00000${serial}`;
    const isCancelled = serial === 5;
    builder.addNumber({ kind: 'invoice', financialYear: '2627', serial, number, isCancelled });
  }
  builder.addNumber({
    kind: 'receipt',
    financialYear: '2627',
    serial: 1,
    number: 'KR/2627/000001',
  });
  builder.addUnmatched(creditedSupply(soldSupply()));
  for (const lot of ['2', '3']) {
    const [invoiceNumber, isCancelled] = ['KG/2627/000004', lot === '2'];
    builder.addChallan({ invoiceNumber, number: `${invoiceNumber}-${lot}`, isCancelled });
  }
  const { gstr1, warnings, leftOut } = builder.finish();
  expect(gstr1.doc_issue?.doc_det).toEqual([
    {
      ...{ doc_num: 1, doc_typ: 'Invoices for outward supply' },
      docs: [
        {
          ...{ num: 1, from: 'KG/2627/000004', to: 'KG/2627/000007' },
          ...{ totnum: 4, cancel: 1, net_issue: 3 },
        },
      ],
    },
    {
      ...{ doc_num: 6, doc_typ: 'Receipt Voucher' },
      docs: [
        {
          ...{ num: 1, from: 'KR/2627/000001', to: 'KR/2627/000001' },
          ...{ totnum: 1, cancel: 0, net_issue: 1 },
        },
      ],
    },
    {
      doc_num: 12,
      doc_typ: expect.stringMatching(/^Delivery Challan/),
      docs: [
        {
          ...{ num: 1, from: 'KG/2627/000004-2', to: 'KG/2627/000004-3' },
          ...{ totnum: 2, cancel: 1, net_issue: 1 },
        },
      ],
    },
  ]);
  expect(parse(gstr1Schema, gstr1)).toEqual(gstr1);
  expect(warnings.map(({ code, count }) => [code, count])).toEqual([
    ['invoice_missing', 1],
    ['number_missing', 1],
  ]);
  expect(leftOut.amounts.taxable).toBe(-100_000);
});
