import { issuedSeries } from '../invoices/gst-register.ts';
import { REGISTER_KINDS, type RegisterKind } from '../reports/analytics.ts';
import { filedTotals } from './filed-totals.ts';
import { gstr1Builder, type DocumentSeries } from './gstr1-builder.ts';
import { DOCUMENT_NATURES, type Gstr1 } from './gstr1-schema.ts';
import { hsnTable } from './hsn-summary.ts';
import { exclusionOf, hsnDigits, isHsnCode, isNearDeadline } from './return-problems.ts';
import { signOf, tableOf, type SupplyDocument } from './supply-document.ts';
import { addAmounts, amountsByRate, noAmounts, type TaxAmounts } from './tax-amounts.ts';
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
}

export interface TaxReturnBuilder {
  /** every document of the month, voucher or not */
  addNumber: (document: NumberedDocument) => void;
  addSupply: (document: SupplyDocument) => void;
  /** a credit note whose invoice is not there */
  addUnmatched: (note: Pick<SupplyDocument, 'number' | 'totals'>) => void;
  finish: () => BuiltReturn;
}

/** The return of a month, next to the totals that its documents carry themselves. */
export function taxReturnBuilder(period: ReturnPeriod): TaxReturnBuilder {
  const gstr1 = gstr1Builder(period);
  const books = new Map<ReturnTable, { documents: number; amounts: TaxAmounts }>();
  const leftOut = { documents: 0, amounts: noAmounts() };
  const numbers: NumberedDocument[] = [];
  const cancelled = new Map<string, number>();
  const { warn, warnings } = warningList();
  const digits = hsnDigits(period.previousTurnover);

  const addBooks = (table: ReturnTable, amounts: TaxAmounts, sign: 1 | -1) => {
    const sums = books.get(table) ?? { documents: 0, amounts: noAmounts() };
    sums.documents += 1;
    addAmounts(sums.amounts, amounts, sign);
    books.set(table, sums);
  };

  const leaveOut = (
    code: ReturnWarning['code'],
    document: Pick<SupplyDocument, 'kind' | 'number' | 'totals'>,
  ) => {
    warn(code, document.number);
    leftOut.documents += 1;
    addAmounts(leftOut.amounts, document.totals, signOf(document));
  };

  return {
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
      gstr1.add(document);
      addToBooks(document, period.month, addBooks);
      for (const code of concernsOf(document, digits)) warn(code, document.number);
    },
    finish: () => {
      const series = issuedSeries(numbers).map((one) => ({
        ...one,
        cancelled: cancelled.get(`${one.kind} ${one.financialYear}`) ?? 0,
      }));
      for (const { missing, first, last } of series) {
        if (missing > 0) warn('number_missing', `${first} – ${last}`, missing);
      }
      const file = gstr1.finish(documentSeries(series));
      const filed = filedTotals(file);
      const tables = RETURN_TABLES.map((table): ReturnTableRow => {
        const { documents = 0, amounts = noAmounts() } = books.get(table) ?? {};
        return { table, documents, filed: filed[table], books: amounts };
      });
      return { gstr1: file, tables, series, leftOut, warnings: warnings() };
    },
  };
}

/** The totals on the documents, apart from the lines that the file is made of. */
function addToBooks(
  document: SupplyDocument,
  month: string,
  add: (table: ReturnTable, amounts: TaxAmounts, sign: 1 | -1) => void,
): void {
  const { totals, lines, gstin } = document;
  const sign = signOf(document);
  const { taxed, untaxed } = amountsByRate(lines);
  if (taxed.length > 0) {
    add(tableOf(document), { ...totals, taxable: totals.taxable - untaxed }, sign);
  }
  if (untaxed !== 0) add('nil', { ...noAmounts(), taxable: untaxed }, sign);
  add(hsnTable(month, gstin), totals, sign);
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

function documentSeries(all: TaxReturn['series']): DocumentSeries {
  return REGISTER_KINDS.flatMap((kind) => {
    const ofKind = all.filter((series) => series.kind === kind);
    if (ofKind.length === 0) return [];
    const docs = ofKind.map(({ first, last, count, missing, cancelled }, index) => {
      const issued = count + missing;
      return {
        ...{ num: index + 1, from: first, to: last },
        ...{ totnum: issued, cancel: cancelled, net_issue: issued - cancelled },
      };
    });
    return [{ ...DOCUMENT_NATURES[kind], docs }];
  });
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
