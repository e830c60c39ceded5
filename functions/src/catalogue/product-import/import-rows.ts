import type { SheetOutcome } from '@kargha/domain/catalogue/product-import-endpoints';
import type { ProductImportRequest, SheetCells } from '@kargha/domain/catalogue/product-sheet';
import { duplicateFinder } from '@kargha/domain/catalogue/sheet-rows';
import { ValidationError } from 'yup';

import { HttpError, invalid, joinDistinct } from '../../http/errors.ts';
import { inTransaction, readTogether, type Transaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { planRow, type ImportRow } from './plan-row.ts';

/** Transactions about products of one sheet would block each other, so they run one after the other. */
const ROWS_PER_TRANSACTION = 10;

interface Importer {
  by: string;
  at: Date;
}

interface ParsedRow {
  row: ImportRow;
  cells: SheetCells;
  /** empty when the row is unique in the sheet */
  duplicateProblem: string;
}

/**
 * Imports rows of a product sheet. Rows are independent and matched to products: importing a row again changes
 * nothing. A dry run writes nothing.
 */
export async function importRows(
  { importId, dryRun, rows }: ProductImportRequest,
  importer: Importer,
): Promise<SheetOutcome[]> {
  const parsed = rows.map(({ row, cells }) => ({ row, cells: cellsOf(cells) }));
  const duplicates = duplicateFinder();
  parsed.forEach(duplicates.see);
  const ready = parsed.map(({ row, cells }) => ({
    row: { importId, row, dryRun, ...importer },
    cells,
    duplicateProblem: duplicates.problemOf({ cells }),
  }));
  return importInBatches(ready, ROWS_PER_TRANSACTION);
}

async function importInBatches(rows: readonly ParsedRow[], size: number): Promise<SheetOutcome[]> {
  const outcomes: SheetOutcome[] = [];
  for (let first = 0; first < rows.length; first += size) {
    outcomes.push(...(await importBatch(rows.slice(first, first + size))));
  }
  return outcomes;
}

/** After an unexpected error, rows are imported one by one, so that one row cannot block the others. */
async function importBatch(rows: readonly ParsedRow[]): Promise<SheetOutcome[]> {
  try {
    return await importTogether(rows);
  } catch (error) {
    const [row, another] = rows;
    if (!row) return [];
    if (!another) return [refusal(row, error)];
    return importInBatches(rows, 1);
  }
}

function importTogether(rows: readonly ParsedRow[]): Promise<SheetOutcome[]> {
  const run = rows[0]?.row.dryRun ? readTogether : inTransaction;
  return run(async (transaction) => {
    const plans = await Promise.all(rows.map((row) => planOrRefuse(transaction, row)));
    plans.forEach(({ write }) => write());
    return plans.map(({ outcome }) => outcome);
  });
}

/** Errors of a row refuse only that row; all others, such as contention, fail the transaction. */
async function planOrRefuse(transaction: Transaction, parsed: ParsedRow) {
  try {
    if (parsed.duplicateProblem !== '') throw invalid(parsed.duplicateProblem);
    const { outcome, write } = await planRow(transaction, parsed.row, parsed.cells);
    return { outcome: { row: parsed.row.row, problem: '', ...outcome }, write };
  } catch (error) {
    if (!isRowError(error)) throw error;
    return { outcome: refusal(parsed, error), write: () => undefined };
  }
}

function isRowError(error: unknown): boolean {
  return error instanceof ValidationError || error instanceof HttpError;
}

function refusal({ row }: ParsedRow, error: unknown): SheetOutcome {
  const nothing = { productId: '', title: '', changes: [], notes: [] };
  return { row: row.row, result: 'refused', ...nothing, problem: sentenceOf(error, row) };
}

function sentenceOf(error: unknown, { importId, row }: ImportRow): string {
  if (error instanceof ValidationError) return joinDistinct(error.errors).text;
  if (error instanceof HttpError) return error.message;
  log.error('A row of a product sheet could not be imported.', error, { importId, row });
  return 'This row could not be imported. Please try again.';
}

/** Ignores values other than text. */
function cellsOf(sent: object): SheetCells {
  const texts = Object.entries(sent).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
