import {
  documentSeries,
  issuedNumbers,
  type IssuedChallan,
  type NumberedDocument,
} from './document-series.ts';
import { filedTotals } from './filed-totals.ts';
import { gstr1Builder } from './gstr1-builder.ts';
import type { Gstr1 } from './gstr1-schema.ts';
import { returnBooks, type ReturnBooks } from './return-books.ts';
import { exclusionOf, hsnDigits, isHsnCode, isNearDeadline } from './return-problems.ts';
import {
  AMENDMENT_OF,
  AMENDMENT_TABLES,
  signOf,
  tableOf,
  type AmendmentTable,
  type SupplyDocument,
} from './supply-document.ts';
import { addAmounts, noAmounts, subtractAmounts, type TaxAmounts } from './tax-amounts.ts';
import {
  RETURN_TABLES,
  type ReturnTableRow,
  type ReturnWarning,
  type TaxReturn,
} from './tax-return-fields.ts';

interface ReturnPeriod {
  gstin: string;
  month: string;
  /** taxable value of the previous financial year, in paise */
  previousTurnover: number;
}

export interface BuiltReturn extends Pick<TaxReturn, 'tables' | 'series' | 'leftOut' | 'warnings'> {
  gstr1: Gstr1;
  /** Supplies between states of earlier months that have left the tables of unregistered buyers, by place. */
  moved: ReadonlyMap<string, TaxAmounts>;
}

export interface TaxReturnBuilder {
  /** every document of the month, voucher or not */
  addNumber: (document: NumberedDocument) => void;
  addSupply: (document: SupplyDocument) => void;
  addChallan: (challan: IssuedChallan) => void;
  /**
   * Every document of a month whose return was filed before this one and of which something changed since: as the
   * returns so far have it, and as it is now.
   */
  restate: (was: SupplyDocument, is: SupplyDocument) => void;
  /** a credit note whose invoice is not there */
  addUnmatched: (note: Pick<SupplyDocument, 'number' | 'totals'>) => void;
  finish: () => BuiltReturn;
}

/** The return of a month, next to the totals that its documents carry themselves. */
export function taxReturnBuilder(period: ReturnPeriod): TaxReturnBuilder {
  const gstr1 = gstr1Builder(period);
  const books = returnBooks(period.month);
  const leftOut = { documents: 0, amounts: noAmounts() };
  const numbers = issuedNumbers();
  const { warn, warnings } = warningList();
  const digits = hsnDigits(period.previousTurnover);

  const leaveOut = (
    code: ReturnWarning['code'],
    document: Pick<SupplyDocument, 'kind' | 'number' | 'totals'>,
  ) => {
    warn(code, document.number);
    leftOut.documents += 1;
    addAmounts(leftOut.amounts, document.totals, signOf(document));
  };

  const include = (document: SupplyDocument) => {
    gstr1.add(document);
    books.add(document);
    for (const code of concernsOf(document, digits)) warn(code, document.number);
  };

  return {
    addNumber: numbers.add,
    addChallan: numbers.addChallan,
    addUnmatched: (note) => leaveOut('invoice_missing', { ...note, kind: 'credit-note' }),
    addSupply: (document) => {
      const exclusion = exclusionOf(document, period.gstin);
      if (exclusion !== null) {
        leaveOut(exclusion, document);
        return;
      }
      include(document);
    },
    restate: (was, is) => {
      const isIncluded = (document: SupplyDocument) => exclusionOf(document, period.gstin) === null;
      if (!isIncluded(is)) return;
      if (!isIncluded(was)) {
        include(is);
        return;
      }
      gstr1.restate(was, is);
      if (was.gstin !== is.gstin) books.restate(was, is, AMENDMENT_OF[tableOf(was)]);
    },
    finish: () => {
      const issued = numbers.series();
      for (const { missing, first, last } of issued) {
        if (missing > 0) warn('number_missing', `${first} – ${last}`, missing);
      }
      const file = gstr1.finish(documentSeries(issued));
      const { moved, reported } = gstr1.amended;
      const tables = tablesOf(file, books, reported);
      return { gstr1: file, tables, series: issued, leftOut, warnings: warnings(), moved };
    },
  };
}

/** An amendment counts with the difference that it makes. */
function tablesOf(
  file: Gstr1,
  books: ReturnBooks,
  reported: (table: AmendmentTable) => TaxAmounts,
): ReturnTableRow[] {
  const filed = filedTotals(file);
  for (const table of AMENDMENT_TABLES) {
    filed[table] = subtractAmounts(filed[table], reported(table));
  }
  return RETURN_TABLES.map((table) => {
    const { documents, amounts } = books.of(table);
    return { table, documents, filed: filed[table], books: amounts };
  });
}

function concernsOf(document: SupplyDocument, digits: number): ReturnWarning['code'][] {
  const { lines, totals } = document;
  const codes = lines.map(({ hsnCode }) => hsnCode);
  const hasShort = codes.some((code) => isHsnCode(code) && code.length < digits);
  return [
    ...(codes.every(isHsnCode) ? [] : (['hsn_missing'] as const)),
    ...(hasShort ? (['hsn_short'] as const) : []),
    ...(isNearDeadline(document) ? (['credit_note_deadline'] as const) : []),
    ...(totals.shipping > 0 ? (['untaxed_shipping'] as const) : []),
  ];
}

const MAX_NAMED = 20;

function warningList() {
  const all = new Map<ReturnWarning['code'], ReturnWarning>();
  return {
    warn: (code: ReturnWarning['code'], document: string, times = 1): void => {
      const warning = all.get(code) ?? { code, count: 0, documents: [] };
      warning.count += times;
      if (warning.documents.length < MAX_NAMED) warning.documents.push(document);
      all.set(code, warning);
    },
    warnings: (): ReturnWarning[] => [...all.values()],
  };
}
