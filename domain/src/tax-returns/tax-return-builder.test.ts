import fc from 'fast-check';
import { parse } from 'valibot';
import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { gstr1Schema } from './gstr1-schema.ts';
import type { SupplyDocument } from './supply-document.ts';
import { sumAmounts } from './tax-amounts.ts';
import { taxReturnBuilder } from './tax-return-builder.ts';
import {
  creditedSupply,
  KARNATAKA_BUYER,
  KERALA_BUYER,
  SHOP,
  soldLine,
  soldSupply,
} from './testing/sample-supply.ts';

const CRORE = 1_00_00_000 * 100;

function built(documents: SupplyDocument[], { month = '2026-11', previousTurnover = 0 } = {}) {
  const builder = taxReturnBuilder({ gstin: SHOP.gstin, month, previousTurnover });
  documents.forEach((document, index) => {
    const { kind, number } = document;
    builder.addNumber({ kind, financialYear: '2627', serial: index + 1, number });
    builder.addSupply(document);
  });
  return builder.finish();
}

function warned(documents: SupplyDocument[], previousTurnover = 0): string[] {
  return built(documents, { previousTurnover }).warnings.map(({ code }) => code);
}

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 40 }),
    unitPrice: fc.integer({ min: 1, max: 9_000_000 }).map(paise),
    taxPercent: fc.constantFrom(0, 3, 5, 12, 18),
    hsnCode: fc.constantFrom('5208', '621410', '71131120'),
    productId: fc.constantFrom('saree', 'stole', 'ring'),
  })
  .map(soldLine);
const buyer = fc.constantFrom(
  { gstin: KARNATAKA_BUYER, place: '29' },
  { gstin: KERALA_BUYER, place: '32' },
  { gstin: '', place: '29' },
  { gstin: '', place: '32' },
  { gstin: '', place: '07' },
);
const sale = fc.tuple(
  fc.array(line, { minLength: 1, maxLength: 4 }),
  buyer,
  fc.integer({ min: 1, max: 100 }),
);

test('files the totals of the books in each table, to the paisa, for any sales and credits', () => {
  fc.assert(
    fc.property(fc.array(sale, { maxLength: 12 }), fc.array(fc.boolean()), (sales, credited) => {
      const documents = sales.flatMap(([lines, to, percent], index) => {
        const invoice = soldSupply({ number: `KG/2627/${index + 1}`, lines, ...to });
        if (!credited[index]) return [invoice];
        const amount = paise(Math.max(1, Math.floor((invoice.totals.total * percent) / 100)));
        const note = creditedSupply(invoice, { number: `KC/2627/${index + 1}`, amount });
        return [invoice, note];
      });
      const { gstr1, tables, leftOut } = built(documents);
      expect(parse(gstr1Schema, gstr1)).toEqual(gstr1);
      expect(leftOut.documents).toBe(0);
      for (const { filed, books } of tables) expect(filed).toEqual(books);
      const signed = documents.map(({ kind, totals }) => {
        const sign = kind === 'invoice' ? 1 : -1;
        const { taxable, cgst, sgst, igst } = totals;
        return {
          taxable: sign * taxable,
          cgst: sign * cgst,
          sgst: sign * sgst,
          igst: sign * igst,
        };
      });
      const supplies = tables.filter(({ table }) => !table.startsWith('hsn'));
      expect(sumAmounts(supplies.map(({ filed }) => filed))).toEqual(sumAmounts(signed));
    }),
    { numRuns: 150 },
  );
});

test('leaves out and names documents that the portal would refuse', () => {
  const igstInState = { ...soldSupply({ place: '32' }), place: '29' };
  const otherState = { ...soldSupply({ place: '32' }), gstin: KARNATAKA_BUYER };
  const cases: [SupplyDocument, string][] = [
    [{ ...soldSupply(), isUntaxedSeller: true }, 'untaxed_seller'],
    [{ ...soldSupply(), place: '' }, 'place_missing'],
    [igstInState, 'place_wrong'],
    [otherState, 'place_wrong'],
    [{ ...soldSupply(), gstin: '29AAECN4821K1Z0' }, 'buyer_gstin_invalid'],
    [{ ...soldSupply(), supplier: { gstin: KERALA_BUYER, stateCode: '32' } }, 'other_gstin'],
    [soldSupply({ lines: [soldLine({ taxPercent: 17 })] }), 'rate_unknown'],
  ];
  for (const [document, code] of cases) {
    const { gstr1, warnings, leftOut } = built([document]);
    expect(warnings).toEqual([{ code, count: 1, documents: [document.number] }]);
    expect(leftOut.documents).toBe(1);
    expect(leftOut.amounts.taxable).toBe(document.totals.taxable);
    expect(Object.keys(gstr1)).toEqual(['gstin', 'fp', 'version', 'hash', 'doc_issue']);
  }
});

const OF_MARCH = soldSupply({ issuedAt: new Date('2026-03-31T18:29:59Z') });
const OF_APRIL = soldSupply({ issuedAt: new Date('2026-03-31T18:30:00Z') });

test.each([
  ['2026-10-31T06:30:00Z', OF_MARCH, []],
  ['2026-11-30T18:29:59Z', OF_MARCH, ['credit_note_deadline']],
  ['2026-11-30T18:30:00Z', OF_MARCH, ['late_credit_note']],
  ['2027-11-30T18:29:59Z', OF_APRIL, ['credit_note_deadline']],
  ['2027-11-30T18:30:00Z', OF_APRIL, ['late_credit_note']],
])(
  'a credit note of %s reduces tax until 30 November after the year of its invoice',
  (at, invoice, codes) => {
    const note = creditedSupply(invoice, { issuedAt: new Date(at) });
    expect(warned([note])).toEqual(codes);
    const isLate = codes.includes('late_credit_note');
    expect(built([note]).leftOut.amounts.taxable).toBe(isLate ? -100_000 : 0);
  },
);

test('asks for HSN codes of six digits above ₹5 crore, of four below', () => {
  const short = soldSupply({ lines: [soldLine({ hsnCode: '5208' })] });
  expect(warned([short], 5 * CRORE)).toEqual([]);
  expect(warned([short], 5 * CRORE + 1)).toEqual(['hsn_short']);
  const missing = soldSupply({ lines: [soldLine({ hsnCode: '' })] });
  const { tables, warnings } = built([missing]);
  expect(warnings).toMatchObject([{ code: 'hsn_missing' }]);
  const hsn = tables.find(({ table }) => table === 'hsn_b2c');
  expect([hsn?.filed.taxable, hsn?.books.taxable]).toEqual([0, 100_000]);
});

test('keeps only sums of 10,000 small sales', () => {
  const sales = Array.from({ length: 10_000 }, (_, index) =>
    soldSupply({ number: `KG/2627/${index}`, place: index % 2 === 0 ? '29' : '32' }),
  );
  const { gstr1, tables } = built(sales);
  expect(JSON.stringify(gstr1).length).toBeLessThan(2000);
  expect(tables.find(({ table }) => table === 'b2cs')).toMatchObject({
    documents: 10_000,
    filed: { taxable: 1_000_000_000, cgst: 45_000_000, sgst: 45_000_000, igst: 90_000_000 },
  });
});
