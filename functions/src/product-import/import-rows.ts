import type {
  ProductImportRequest,
  SheetCells,
  SheetOutcome,
} from '@kargha/domain/catalogue/product-sheet';
import { duplicateFinder } from '@kargha/domain/catalogue/sheet-rows';
import { ValidationError } from 'yup';

import { HttpError, invalid } from '../http/errors.ts';
import { inTransaction, readTogether, type Transaction } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { planRow, type ImportRow } from './plan-row.ts';

/**
 * Rows of one transaction. Transactions that look for the products of a sheet beside each other would wait for one
 * another, so one follows the other.
 */
const TOGETHER = 10;

interface Importer {
  by: string;
  at: Date;
}

interface ReadRow {
  row: ImportRow;
  cells: SheetCells;
  /** why it cannot be told from another row of the sheet; empty when it can */
  twins: string;
}

/**
 * Takes some rows of a product sheet. Each is right or wrong by itself, and is recognised: however often it is brought,
 * and in whatever file, it makes one product and changes nothing that is as it says. A trial writes nothing.
 */
export async function importRows(
  { importId, dryRun, rows }: ProductImportRequest,
  importer: Importer,
): Promise<SheetOutcome[]> {
  const read = rows.map(({ row, cells }) => ({ row, cells: cellsOf(cells) }));
  const twins = duplicateFinder();
  read.forEach(twins.see);
  const ready = read.map(({ row, cells }) => ({
    row: { importId, row, dryRun, ...importer },
    cells,
    twins: twins.problemOf({ cells }),
  }));
  return importInBatches(ready, TOGETHER);
}

/** Takes so many at a time, one lot after the other. */
async function importInBatches(rows: readonly ReadRow[], most: number): Promise<SheetOutcome[]> {
  const outcomes: SheetOutcome[] = [];
  for (let first = 0; first < rows.length; first += most) {
    outcomes.push(...(await importBatch(rows.slice(first, first + most))));
  }
  return outcomes;
}

/** What fails unforeseen is taken row by row: whatever stands in the way of one, the others are taken. */
async function importBatch(rows: readonly ReadRow[]): Promise<SheetOutcome[]> {
  try {
    return await importTogether(rows);
  } catch (error) {
    const [row, another] = rows;
    if (!row) return [];
    if (!another) return [refusal(row, error)];
    return importInBatches(rows, 1);
  }
}

function importTogether(rows: readonly ReadRow[]): Promise<SheetOutcome[]> {
  const run = rows[0]?.row.dryRun ? readTogether : inTransaction;
  return run(async (transaction) => {
    const planned = await Promise.all(rows.map((row) => plan(transaction, row)));
    planned.forEach(({ write }) => write());
    return planned.map(({ outcome }) => outcome);
  });
}

/** What a row says wrongly refuses that row alone; all else that goes wrong, a rival too, is the transaction's. */
async function plan(transaction: Transaction, read: ReadRow) {
  try {
    if (read.twins !== '') throw invalid(read.twins);
    const { told, write } = await planRow(transaction, read.row, read.cells);
    return { outcome: { row: read.row.row, problem: '', ...told }, write };
  } catch (error) {
    if (!isRowError(error)) throw error;
    return { outcome: refusal(read, error), write: () => undefined };
  }
}

function isRowError(error: unknown): boolean {
  return error instanceof ValidationError || error instanceof HttpError;
}

function refusal({ row }: ReadRow, error: unknown): SheetOutcome {
  const nothing = { productId: '', title: '', changes: [], notes: [] };
  return { row: row.row, result: 'refused', ...nothing, problem: sentenceOf(error, row) };
}

function sentenceOf(error: unknown, { importId, row }: ImportRow): string {
  if (error instanceof ValidationError) return [...new Set(error.errors)].join(' ');
  if (error instanceof HttpError) return error.message;
  log.error('A row of a product sheet could not be taken.', error, { importId, row });
  return 'This row could not be taken. Please try it again.';
}

/** What is no text is no cell. */
function cellsOf(sent: object): SheetCells {
  const texts = Object.entries(sent).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
