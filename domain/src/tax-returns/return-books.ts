import { hsnTable } from './hsn-summary.ts';
import { signOf, tableOf, type SupplyDocument } from './supply-document.ts';
import { addAmounts, amountsByRate, noAmounts, type TaxAmounts } from './tax-amounts.ts';
import type { ReturnTable } from './tax-return-fields.ts';

interface TableBooks {
  documents: number;
  amounts: TaxAmounts;
}

/** The totals on the documents themselves, apart from the lines that the file is made of. */
export interface ReturnBooks {
  add: (document: SupplyDocument) => void;
  /** a document of an earlier month, as the returns so far have it and as it is now */
  restate: (was: SupplyDocument, is: SupplyDocument, table: ReturnTable) => void;
  of: (table: ReturnTable) => TableBooks;
}

/** @param month of the return */
export function returnBooks(month: string): ReturnBooks {
  const all = new Map<ReturnTable, TableBooks>();

  const enter = (table: ReturnTable, amounts: TaxAmounts, sign: 1 | -1) => {
    const sums = all.get(table) ?? { documents: 0, amounts: noAmounts() };
    sums.documents += 1;
    addAmounts(sums.amounts, amounts, sign);
    all.set(table, sums);
  };

  const addTo = (taxedTable: ReturnTable, document: SupplyDocument, direction: 1 | -1) => {
    const { totals, lines, gstin } = document;
    const sign = signOf(document) === direction ? 1 : -1;
    const { taxed, untaxed } = amountsByRate(lines);
    if (taxed.length > 0) {
      enter(taxedTable, { ...totals, taxable: totals.taxable - untaxed }, sign);
    }
    if (untaxed !== 0) enter('nil', { ...noAmounts(), taxable: untaxed }, sign);
    enter(hsnTable(month, gstin), totals, sign);
  };

  return {
    add: (document) => addTo(tableOf(document), document, 1),
    restate: (was, is, table) => {
      // A corrected GST number within a table changes no sum.
      if (tableOf(was) === tableOf(is)) enter(table, noAmounts(), 1);
      else {
        addTo(table, was, -1);
        addTo(tableOf(is), is, 1);
      }
    },
    of: (table) => all.get(table) ?? { documents: 0, amounts: noAmounts() },
  };
}
