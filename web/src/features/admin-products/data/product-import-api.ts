import {
  SHEET_COLUMNS,
  SHEET_RESULTS,
  type SheetCells,
  type SheetOutcome,
} from '@kargha/domain/catalogue/product-sheet';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import { asStaff } from '#session/state/staff-api.ts';

export interface SheetRow {
  row: number;
  cells: SheetCells;
}

/** Brings some rows of a sheet, or asks what would come of them. @throws ApiError */
export async function bringRows(
  importId: string,
  rows: readonly SheetRow[],
  dryRun: boolean,
): Promise<SheetOutcome[]> {
  const body = { importId, dryRun, rows };
  const answer = storedFields(await asStaff('/product-import', { method: 'POST', body }));
  return answer.parts('outcomes').map(outcomeIn);
}

function outcomeIn(one: StoredFields): SheetOutcome {
  const changed = one.texts('changes');
  return {
    row: one.number('row'),
    result: one.choice('result', SHEET_RESULTS),
    productId: one.text('productId'),
    title: one.text('title'),
    changes: SHEET_COLUMNS.filter((column) => changed.includes(column)),
    notes: one.texts('notes'),
    problem: one.text('problem'),
  };
}
