import type { EndpointRequest } from '@kargha/domain/api/endpoint';
import { MAX_BULK_PARCELS, type BulkShipOutcome } from '@kargha/domain/orders/bulk-ship';
import { staffOrderEndpoints } from '@kargha/domain/orders/staff-order-endpoints';
import { readCsvRows } from '#lib/files/read-csv.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

type SentParcel = EndpointRequest<typeof staffOrderEndpoints.bulkShip>['body']['parcels'][number];

export interface RowOutcome extends BulkShipOutcome {
  /** its number in a spreadsheet */
  row: number;
}

/** Headings of the file, in any case and order. */
const COLUMNS: Readonly<Record<string, keyof SentParcel>> = {
  order: 'order',
  'order number': 'order',
  parcel: 'parcel',
  courier: 'courier',
  awb: 'awb',
  'tracking number': 'awb',
  'tracking link': 'trackingUrl',
};
const REQUIRED = ['order', 'courier', 'awb'] as const;

class NotAnAwbSheetError extends Error {
  override readonly name = 'NotAnAwbSheetError';
}

interface AwbRow {
  row: number;
  parcel: SentParcel;
}

interface ImportRun {
  file: File;
  dryRun: boolean;
  /** message for a file without the required columns */
  notASheet: string;
  onOutcomes: (outcomes: readonly RowOutcome[]) => void;
  isStopped: () => boolean;
}

/** Ships the rows of a file in parts, or only checks them. @throws ApiError and NotAnAwbSheetError */
export async function importAwbs(run: ImportRun): Promise<void> {
  const rows = await readRows(run);
  for (let first = 0; first < rows.length && !run.isStopped(); first += MAX_BULK_PARCELS) {
    const part = rows.slice(first, first + MAX_BULK_PARCELS);
    const { outcomes } = await callStaffEndpoint(staffOrderEndpoints.bulkShip, {
      body: { dryRun: run.dryRun, parcels: part.map(({ parcel }) => parcel) },
    });
    run.onOutcomes(
      outcomes.flatMap((outcome, place) => {
        const row = part[place]?.row;
        return row === undefined ? [] : [{ ...outcome, row }];
      }),
    );
  }
}

async function readRows({ file, notASheet }: ImportRun): Promise<AwbRow[]> {
  const rows: AwbRow[] = [];
  let columns: (keyof SentParcel | undefined)[] | undefined;
  let number = 0;
  for await (const cells of readCsvRows(file)) {
    number += 1;
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (columns) rows.push({ row: number, parcel: parcelOf(columns, cells) });
    else columns = cells.map((cell) => COLUMNS[cell.trim().toLowerCase()]);
  }
  if (!columns || !REQUIRED.every((column) => columns.includes(column)))
    throw new NotAnAwbSheetError(notASheet);
  return rows;
}

function parcelOf(
  columns: readonly (keyof SentParcel | undefined)[],
  cells: readonly string[],
): SentParcel {
  const parcel = { order: '', parcel: '', courier: '', awb: '', trackingUrl: '' };
  columns.forEach((column, place) => {
    if (column) parcel[column] = cells[place]?.trim() ?? '';
  });
  return parcel;
}
