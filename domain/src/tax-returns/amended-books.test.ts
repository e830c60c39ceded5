import fc from 'fast-check';
import { parse } from 'valibot';
import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { gstr1Schema } from './gstr1-schema.ts';
import { AMENDMENT_OF, SUPPLY_TABLES, tableOf, type SupplyDocument } from './supply-document.ts';
import { addAmounts, noAmounts, sumAmounts } from './tax-amounts.ts';
import {
  corrected,
  novemberOf,
  returnOf,
  soldInOctober,
  type Restated,
} from './testing/restated-supply.ts';
import {
  creditedSupply,
  KARNATAKA_BUYER,
  KERALA_BUYER,
  OTHER_KERALA_BUYER,
  soldLine,
} from './testing/sample-supply.ts';

function october(documents: readonly SupplyDocument[]) {
  const builder = returnOf('2026-10');
  for (const document of documents) builder.addSupply(document);
  return builder.finish();
}

function november(restated: readonly Restated[]) {
  const built = novemberOf(restated);
  expect(parse(gstr1Schema, built.gstr1)).toEqual(built.gstr1);
  return built;
}

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 40 }),
    unitPrice: fc.integer({ min: 1, max: 9_000_000 }).map(paise),
    taxPercent: fc.constantFrom(0, 3, 5, 12, 18),
    hsnCode: fc.constantFrom('5208', '621410'),
  })
  .map(soldLine);
/** The buyer as invoiced, and with the right GST number. */
const buyer = fc.constantFrom(
  { gstin: '', place: '29', now: KARNATAKA_BUYER },
  { gstin: '', place: '32', now: KERALA_BUYER },
  { gstin: KERALA_BUYER, place: '32', now: OTHER_KERALA_BUYER },
  { gstin: '', place: '07', now: '' },
);
const sale = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  buyer,
  percent: fc.integer({ min: 0, max: 100 }),
  isCorrected: fc.boolean(),
});

test('a return and its amendments together say what the books say now, table by table', () => {
  fc.assert(
    fc.property(fc.array(sale, { maxLength: 12 }), (sales) => {
      const restated = sales.flatMap(
        ({ lines, buyer: { now, ...to }, percent, isCorrected }, index) => {
          const invoice = soldInOctober({ number: `KG/2627/${index + 1}`, lines, ...to });
          const amount = Math.floor((invoice.totals.total * percent) / 100);
          const note = creditedSupply(invoice, { number: `KC/2627/${index + 1}`, amount });
          const documents = amount > 0 ? [invoice, note] : [invoice];
          return documents.map((was) => corrected(was, isCorrected ? now : was.gstin));
        },
      );
      const first = october(restated.map(({ was }) => was));
      const second = november(restated);
      for (const { table, filed, books } of second.tables) expect(filed, table).toEqual(books);
      const filedIn = ({ tables }: typeof first, name: string) =>
        tables.find(({ table }) => table === name)!.filed;
      for (const table of SUPPLY_TABLES) {
        const said = sumAmounts([
          filedIn(first, table),
          filedIn(second, table),
          filedIn(second, AMENDMENT_OF[table]),
        ]);
        expect(said, table).toEqual(
          booksOf(
            table,
            restated.map(({ is }) => is),
          ),
        );
      }
      const supplies = second.tables.filter(({ table }) => !table.startsWith('hsn'));
      expect(sumAmounts(supplies.map(({ filed }) => filed))).toEqual(noAmounts());
    }),
    { numRuns: 150 },
  );
});

/** The taxed lines of the documents that belong in a table now. */
function booksOf(table: string, documents: readonly SupplyDocument[]) {
  const sums = noAmounts();
  for (const document of documents.filter((one) => tableOf(one) === table)) {
    const taxed = document.lines.filter(({ taxPercent }) => taxPercent > 0);
    addAmounts(sums, sumAmounts(taxed), document.kind === 'invoice' ? 1 : -1);
  }
  return sums;
}
