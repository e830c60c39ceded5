import {
  SHEET_COLUMNS,
  SHEET_RESULTS,
  type SheetCells,
  type SheetOutcome,
} from '@kargha/domain/catalogue/product-sheet';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import { callStaffApi } from '#session/state/staff-api.ts';

export interface SheetRow {
  row: number;
  cells: SheetCells;
}

/** Imports some rows of a sheet, or does a dry run. @throws ApiError */
export async function importRows(
  importId: string,
  rows: readonly SheetRow[],
  dryRun: boolean,
): Promise<SheetOutcome[]> {
  const body = { importId, dryRun, rows };
  const answer = storedFields(await callStaffApi('/product-import', { method: 'POST', body }));
  return answer.parts('outcomes').map(toOutcome);
}

function toOutcome(outcome: StoredFields): SheetOutcome {
  const changed = outcome.texts('changes');
  return {
    row: outcome.number('row'),
    result: outcome.choice('result', SHEET_RESULTS),
    productId: outcome.text('productId'),
    title: outcome.text('title'),
    changes: SHEET_COLUMNS.filter((column) => changed.includes(column)),
    notes: outcome.texts('notes'),
    problem: outcome.text('problem'),
  };
}
