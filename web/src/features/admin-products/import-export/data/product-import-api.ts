import {
  productImportEndpoints,
  type SheetOutcome,
} from '@kargha/domain/catalogue/product-import-endpoints';
import type { SheetCells } from '@kargha/domain/catalogue/product-sheet';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

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
  const { outcomes } = await callStaffEndpoint(productImportEndpoints.importRows, {
    body: { importId, dryRun, rows },
  });
  return outcomes;
}
