import { issuedSeries } from '../invoices/gst-register.ts';
import type { RegisterKind } from '../reports/analytics.ts';
import { challanSeries, documentSeries, type IssuedChallan } from './document-series.ts';
import { filedTotals } from './filed-totals.ts';
import { gstr1Builder } from './gstr1-builder.ts';
import type { Gstr1 } from './gstr1-schema.ts';
import { returnBooks } from './return-books.ts';
import { warningList } from './return-warnings.ts';
import { exclusionOf, hsnDigits, isHsnCode, isNearDeadline } from './return-problems.ts';
import {
  AMENDMENT_OF,
  AMENDMENT_TABLES,
  signOf,
  tableOf,
  type SupplyDocument,
} from './supply-document.ts';
import {
  addAmounts,
  amountsByRate,
  noAmounts,
  subtractAmounts,
  type TaxAmounts,
} from './tax-amounts.ts';
import {
  RETURN_TABLES,
  type ReturnTable,
  type ReturnTableRow,
  type ReturnWarning,
  type TaxReturn,
} from './tax-return-fields.ts';

interface NumberedDocument {
  kind: RegisterKind;
  financialYear: string;
  serial: number;
  number: string;
  isCancelled?: boolean;
}

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
  const numbers: NumberedDocument[] = [];
  const challans: IssuedChallan[] = [];
  const cancelled = new Map<string, number>();
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
    addChallan: (challan) => challans.push(challan),
    addNumber: ({ kind, financialYear, serial, number, isCancelled = false }) => {
      numbers.push({ kind, financialYear, serial, number });
      const key = `${kind} ${financialYear}`;
      if (isCancelled) cancelled.set(key, (cancelled.get(key) ?? 0) + 1);
    },
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
      const series = issuedSeries(numbers).map((one) => ({
        ...one,
        cancelled: cancelled.get(`${one.kind} ${one.financialYear}`) ?? 0,
      }));
      for (const { missing, first, last } of series) {
        if (missing > 0) warn('number_missing', `${first} – ${last}`, missing);
      }
      const all = [...series, ...challanSeries(challans)];
      const file = gstr1.finish(documentSeries(all));
      const filed = filedTotals(file);
      for (const table of AMENDMENT_TABLES) {
        filed[table] = subtractAmounts(filed[table], gstr1.amended.reported(table));
      }
      const tables = RETURN_TABLES.map((table): ReturnTableRow => {
        const { documents, amounts } = books.of(table);
        return { table, documents, filed: filed[table], books: amounts };
      });
      const { moved } = gstr1.amended;
      return { gstr1: file, tables, series: all, leftOut, warnings: warnings(), moved };
    },
  };
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
