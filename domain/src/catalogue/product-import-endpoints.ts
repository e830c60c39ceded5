import { array, object, picklist, string, type InferOutput } from 'valibot';

import { MAX_SHEET_VALUES, SHEET_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { count } from '../api/response-fields.ts';
import { productImportSchema, SHEET_COLUMNS, SHEET_RESULTS } from './product-sheet.ts';

/** The result of one row, or what it would be in a dry run. */
const sheetOutcome = object({
  row: count,
  result: picklist(SHEET_RESULTS),
  /** '' when there is no product yet */
  productId: string(),
  title: string(),
  /** columns that differ from the shop */
  changes: array(picklist(SHEET_COLUMNS)),
  /** cells that an import ignores, such as the quantity */
  notes: array(string()),
  /** '' unless the row was refused */
  problem: string(),
});
export type SheetOutcome = InferOutput<typeof sheetOutcome>;

export const productImportEndpoints = defineEndpoints('/api/product-import', {
  importRows: {
    method: 'POST',
    path: '/',
    does: 'Imports rows of a product sheet, matched by ID, SKU or title. With `dryRun`, only returns what would happen.',
    who: 'staff',
    permission: 'products.edit',
    body: productImportSchema,
    bodyBytes: SHEET_BODY,
    bodyValues: MAX_SHEET_VALUES,
    response: object({ outcomes: array(sheetOutcome) }),
  },
});
