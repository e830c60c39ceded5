import { GSTR1_COLUMNS, gstr1Rows } from '@kargha/domain/tax-returns/gstr1-rows';
import type { Gstr1 } from '@kargha/domain/tax-returns/gstr1-schema';
import {
  taxReturnEndpoints,
  type PurchaseRow,
} from '@kargha/domain/tax-returns/tax-return-endpoints';
import { csvText } from '@kargha/domain/records/csv';
import { exportCsv } from '#lib/files/csv-export.ts';
import { saveCsv, saveFile } from '#lib/files/save-file.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { readStaffPage } from '#session/state/endpoint-queries.ts';
import { fetchStaffFile } from '#session/state/staff-api.ts';

import type { TaxReturnsTexts } from '../tax-returns-texts.ts';

type PurchaseInvoice = PurchaseRow['invoices'][number];

/** Saves the file for the GST portal. @throws ApiError */
export async function saveGstr1Json(month: string, gstin: string): Promise<void> {
  saveFile(`GSTR1-${gstin}-${month}.json`, await fetchGstr1(month));
}

/** Saves the rows of the same file for a spreadsheet. @throws ApiError */
export async function saveGstr1Csv(
  month: string,
  gstin: string,
  { gstr1Csv }: TaxReturnsTexts,
): Promise<void> {
  // The server has checked what it sends.
  const gstr1 = JSON.parse(await (await fetchGstr1(month)).text()) as Gstr1;
  const rows = gstr1Rows(gstr1).map((row) =>
    GSTR1_COLUMNS.map((column) => String(row[column] ?? '')),
  );
  const head = GSTR1_COLUMNS.map((column) => gstr1Csv[column]);
  saveCsv(`GSTR1-${gstin}-${month}.csv`, csvText([head, ...rows]));
}

function fetchGstr1(month: string): Promise<Blob> {
  return fetchStaffFile(endpointPath(taxReturnEndpoints.gstr1, { query: { month } }));
}

/** Saves all supplier invoices of a month, one row for each rate. @throws ApiError */
export async function savePurchasesCsv(
  month: string,
  texts: TaxReturnsTexts,
  onProgress: (rows: number) => void,
): Promise<void> {
  await exportCsv(
    {
      name: `purchases-${month}`,
      head: texts.purchaseCsv,
      read: async (cursor) => {
        const page = await readStaffPage(taxReturnEndpoints.purchases, { month, cursor });
        return { ...page, rows: page.rows.flatMap((row) => purchaseCells(row, texts)) };
      },
    },
    onProgress,
  );
}

function purchaseCells(
  { supplierName, orderNumber, invoices }: PurchaseRow,
  texts: TaxReturnsTexts,
): string[][] {
  return invoices.flatMap((invoice) =>
    invoice.lines.map(({ taxPercent, taxable, igst, cgst, sgst }) => [
      ...[supplierName, invoice.gstin, invoice.number, invoice.date, invoice.stateCode],
      String(taxPercent),
      ...[taxable, igst, cgst, sgst].map((amount) => (amount / 100).toFixed(2)),
      ...[texts.claim[claimOf(invoice)], orderNumber],
    ]),
  );
}

export function claimOf({
  isTooLate,
  isEligible,
  lines,
}: PurchaseInvoice): keyof TaxReturnsTexts['claim'] {
  if (lines.every(({ taxPercent }) => taxPercent === 0)) return 'none';
  if (isTooLate) return 'late';
  return isEligible ? 'yes' : 'blocked';
}
