import type { AnalyticsQuery } from '@kargha/domain/reports/analytics';
import { issuedSeries, registerRows } from '@kargha/domain/invoices/gst-register';
import { REGISTER_KINDS, type RegisterKind } from '@kargha/domain/reports/analytics';
import {
  analyticsEndpoints,
  type RegisterDocument,
} from '@kargha/domain/reports/analytics-endpoints';
import { indianDay } from '@kargha/domain/india/indian-day';
import { csvText } from '@kargha/domain/records/csv';
import { exportCsv } from '#lib/files/csv-export.ts';
import { iteratePages } from '#lib/reading/iterate-pages.ts';
import { saveCsv } from '#lib/files/save-file.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

import type { AnalyticsTexts } from '../analytics-texts.ts';
import { rupees } from './analytics-csv.ts';

const TAXED_KINDS: readonly RegisterKind[] = ['invoice', 'credit-note'];

/**
 * Saves invoices and credit notes as a CSV file with one row per HSN code and rate. `onProgress` receives the
 * number of rows so far. @throws ApiError
 */
export async function exportRegister(
  range: AnalyticsQuery,
  texts: AnalyticsTexts,
  onProgress: (rows: number) => void,
): Promise<void> {
  const name = texts.registerName(range.from, range.to);
  const pages = documentPages(TAXED_KINDS, range);
  const read = async (cursor: string) => {
    const { rows, nextCursor } = await pages(cursor);
    return { rows: rows.flatMap((document) => toCells(document, texts)), nextCursor };
  };
  await exportCsv({ name, head: texts.csv.register, read }, onProgress);
}

/**
 * Saves the first and last number of each document series in the period, and how many were issued. @throws
 * ApiError
 */
export async function exportIssuedNumbers(
  range: AnalyticsQuery,
  texts: AnalyticsTexts,
  onProgress: (documents: number) => void,
): Promise<void> {
  const documents: Pick<RegisterDocument, 'kind' | 'financialYear' | 'serial' | 'number'>[] = [];
  for await (const page of iteratePages(documentPages(REGISTER_KINDS, range))) {
    for (const { kind, financialYear, serial, number } of page) {
      documents.push({ kind, financialYear, serial, number });
    }
    onProgress(documents.length);
  }
  const rows = issuedSeries(documents).map(({ kind, financialYear, first, last, count }) => [
    texts.kinds[kind],
    `20${financialYear.slice(0, 2)}-${financialYear.slice(2)}`,
    first,
    last,
    String(count),
    '0',
  ]);
  saveCsv(`${texts.issuedName(range.from, range.to)}.csv`, csvText([texts.csv.issued, ...rows]));
}

/** Pages through the documents of several kinds in turn. The cursor also holds the index of the kind. */
function documentPages(kinds: readonly RegisterKind[], range: AnalyticsQuery) {
  return async (position: string): Promise<ListPage<RegisterDocument>> => {
    const [kindIndex = '0', cursor = ''] = position.split(' ');
    const kind = kinds[Number(kindIndex)];
    if (kind === undefined) return { rows: [], nextCursor: null };
    const query = { ...range, kind, cursor };
    const page = await callStaffEndpoint(analyticsEndpoints.register, { query });
    if (page.nextCursor !== null) return { ...page, nextCursor: `${kindIndex} ${page.nextCursor}` };
    const next = Number(kindIndex) + 1;
    return { ...page, nextCursor: next < kinds.length ? `${next} ` : null };
  };
}

function toCells(document: RegisterDocument, texts: AnalyticsTexts): string[][] {
  const { kind, number, issuedAt, against, buyer, gstin, placeOfSupply } = document;
  const { name, stateCode } = placeOfSupply;
  const valueText = [
    texts.kinds[kind],
    number,
    indianDay(issuedAt),
    against,
    buyer,
    gstin,
    // The format of the GST portal. A code alone would lose its leading zero in a spreadsheet.
    name === '' ? '' : `${stateCode}-${name}`,
  ];
  return registerRows(document).map((row) => [
    ...valueText,
    row.hsnCode,
    String(row.taxPercent),
    row.unit,
    String(row.quantity),
    ...[row.taxable, row.cgst, row.sgst, row.igst, row.shipping, row.roundOff].map(rupees),
    row.total === null ? '' : rupees(row.total),
  ]);
}
