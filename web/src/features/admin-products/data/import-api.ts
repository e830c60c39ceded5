import type { SheetCells, SheetOutcome } from '@kargha/domain/product-sheet';
import { storedFields } from '#lib/stored-fields.ts';
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
  return answer.parts('outcomes').map((one) => ({
    row: one.number('row'),
    result: one.choice('result', ['refused', 'created', 'changed', 'before']),
    problem: one.text('problem'),
  }));
}
