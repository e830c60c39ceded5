import {
  productInputSchema,
  readProductUpdate,
  type ProductInput,
  type ProductUpdate,
} from '@kargha/domain/product-input';
import {
  productOfRow,
  type ProductImportRequest,
  type SheetCells,
  type SheetOutcome,
} from '@kargha/domain/product-sheet';
import { ValidationError } from 'yup';

import { HttpError, invalid } from '../http/errors.ts';
import { log } from '../platform/log.ts';
import { changeImported, createImported, type ImportRow } from './imported-product.ts';

const AT_A_TIME = 8;

interface Importer {
  by: string;
  at: Date;
}

/** What a row wants, once it is known to be right. */
type Wish =
  | { kind: 'create'; input: ProductInput }
  | { kind: 'change'; id: string; update: ProductUpdate };

/**
 * Takes some rows of a product sheet. Each is right or wrong by itself, and has its effect once, however often the same
 * import brings it; a trial writes nothing.
 */
export async function importRows(
  { importId, dryRun, rows }: ProductImportRequest,
  importer: Importer,
): Promise<SheetOutcome[]> {
  const outcomes: SheetOutcome[] = [];
  for (let first = 0; first < rows.length; first += AT_A_TIME) {
    const some = rows.slice(first, first + AT_A_TIME);
    const taken = some.map(({ row, cells }) =>
      takeRow({ importId, row, ...importer }, cellsOf(cells), dryRun),
    );
    outcomes.push(...(await Promise.all(taken)));
  }
  return outcomes;
}

async function takeRow(row: ImportRow, cells: SheetCells, dryRun: boolean): Promise<SheetOutcome> {
  const told = (result: SheetOutcome['result'], problem = '') => ({
    row: row.row,
    result,
    problem,
  });
  try {
    const wish = await readRow(cells);
    if (dryRun) return told(wish.kind === 'create' ? 'created' : 'changed');
    const isNew =
      wish.kind === 'create'
        ? await createImported(row, wish.input)
        : await changeImported(row, wish.id, wish.update);
    if (!isNew) return told('before');
    return told(wish.kind === 'create' ? 'created' : 'changed');
  } catch (error) {
    return told('refused', sentenceOf(error, row));
  }
}

/** Throws 400 invalid, or yup's ValidationError, with every sentence about the row. */
async function readRow(cells: SheetCells): Promise<Wish> {
  const { id, fields, problems } = productOfRow(cells);
  if (problems.length > 0) throw invalid(problems.join(' '));
  const options = { abortEarly: false, stripUnknown: true };
  if (id === '')
    return { kind: 'create', input: await productInputSchema.validate(fields, options) };
  return { kind: 'change', id, update: await readProductUpdate(fields) };
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
