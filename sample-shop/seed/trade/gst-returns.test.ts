import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { breakdownId, type MonthBreakdown } from '@kargha/domain/reports/analytics';
import { isUploadFile } from '@kargha/domain/tax-returns/gstr1-schema';
import { sumAmounts } from '@kargha/domain/tax-returns/tax-amounts';
import { expect, test } from 'vitest';

import { breakdownDocuments } from '../orders/breakdown-documents.ts';
import { orderDocument } from '../orders/order-document.ts';
import { ORDER_PLANS } from '../orders/orders.ts';
import { goldenReturn, gstReturns } from './gst-returns.ts';
import { creditNotesOf, invoicesOf } from './invoices.ts';

const GOLDEN = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../gst-returns');
const RETURNS = gstReturns();

test('has one golden file a month, written by npm run seed', () => {
  expect(readdirSync(GOLDEN)).toEqual([...RETURNS.keys()].map((month) => `${month}.json`));
  expect(RETURNS.size).toBeGreaterThan(2);
});

test.each([...RETURNS.keys()])('files GSTR-1 of %s as the golden file has it', (month) => {
  const built = RETURNS.get(month)!;
  expect(goldenReturn(built)).toBe(readFileSync(path.join(GOLDEN, `${month}.json`), 'utf8'));
  expect(isUploadFile(built.gstr1)).toBe(true);
});

test.each([...RETURNS.keys()])('files the totals of the books of %s in each table', (month) => {
  const { tables, leftOut } = RETURNS.get(month)!;
  for (const { table, filed, books } of tables) expect(filed, table).toEqual(books);
  expect(leftOut.documents).toBe(0);
  const supplies = tables.filter(({ table }) => !table.startsWith('hsn'));
  const filed = sumAmounts(supplies.map((row) => row.filed));
  expect(filed).toEqual(figuresOf(month));
  const hsn = tables.filter(({ table }) => table.startsWith('hsn'));
  expect(sumAmounts(hsn.map((row) => row.filed))).toEqual(filed);
  expect(filed.taxable).toBeGreaterThan(0);
});

/** Invoices less credit notes of a month in the daily figures. */
function figuresOf(month: string) {
  const orders = ORDER_PLANS.map(orderDocument);
  const documents = breakdownDocuments({
    counted: [],
    products: [],
    invoices: invoicesOf(orders),
    creditNotes: creditNotesOf(orders),
    returns: [],
  });
  const stored = documents.find(({ path: at }) => at.endsWith(breakdownId(month)));
  const { days } = stored!.data as unknown as MonthBreakdown;
  return sumAmounts(Object.values(days).flatMap(({ gst = {} }) => Object.values(gst)));
}
