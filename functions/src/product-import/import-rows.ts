import type {
  ProductImportRequest,
  SheetCells,
  SheetOutcome,
} from '@kargha/domain/catalogue/product-sheet';
import { twinFinder } from '@kargha/domain/catalogue/sheet-rows';
import { ValidationError } from 'yup';

import { HttpError, invalid } from '../http/errors.ts';
import { fewAtOnce } from '../platform/few-at-once.ts';
import { log } from '../platform/log.ts';
import { importRow, type ImportRow } from './imported-product.ts';

const AT_A_TIME = 8;

interface Importer {
  by: string;
  at: Date;
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
  const twins = twinFinder();
  read.forEach(twins.see);
  return fewAtOnce(read, AT_A_TIME, ({ row, cells }) =>
    takeRow({ importId, row, dryRun, ...importer }, cells, twins.problemOf({ cells })),
  );
}

async function takeRow(row: ImportRow, cells: SheetCells, twins: string): Promise<SheetOutcome> {
  try {
    if (twins !== '') throw invalid(twins);
    return { row: row.row, problem: '', ...(await importRow(row, cells)) };
  } catch (error) {
    const nothing = { productId: '', title: '', changes: [], notes: [] };
    return { row: row.row, result: 'refused', ...nothing, problem: sentenceOf(error, row) };
  }
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
