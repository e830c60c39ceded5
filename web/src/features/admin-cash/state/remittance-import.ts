import { paise, type Paise } from '@kargha/domain/money/paise';
import { parsePaise } from '@kargha/domain/money/parse-number';
import {
  MAX_REMITTANCE_ROWS,
  remittanceEndpoints,
  type RemittanceOutcome,
} from '@kargha/domain/payments/remittance-endpoints';
import { readCsvRows } from '#lib/files/read-csv.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export interface RowOutcome extends RemittanceOutcome {
  /** its number in a spreadsheet */
  row: number;
  amount: Paise;
}

/** Headings of the file, in any case and order. */
const COLUMNS: Readonly<Record<string, 'awb' | 'amount'>> = {
  awb: 'awb',
  'awb number': 'awb',
  'tracking number': 'awb',
  amount: 'amount',
  'cod amount': 'amount',
  'remitted amount': 'amount',
};

interface SheetRow {
  row: number;
  awb: string;
  /** paise; NaN when it is no amount */
  amount: number;
}

function isReadable(row: SheetRow): row is SheetRow & { amount: Paise } {
  return /^[A-Z0-9-]{4,30}$/.test(row.awb) && Number.isInteger(row.amount) && row.amount > 0;
}

interface ImportRun {
  file: File;
  isDryRun: boolean;
  reference: string;
  day: string;
  /** message for a row without a tracking number or an amount */
  unreadable: string;
  /** message for a file without the required columns */
  notASheet: string;
  onOutcomes: (outcomes: readonly RowOutcome[]) => void;
  isStopped: () => boolean;
}

/** Records the rows of a file in parts, or only checks them. @throws ApiError, and Error for another kind of file */
export async function importRemittance(run: ImportRun): Promise<void> {
  const { isDryRun, reference, day } = run;
  const rows = await readRows(run);
  for (let first = 0; first < rows.length && !run.isStopped(); first += MAX_REMITTANCE_ROWS) {
    const part = rows.slice(first, first + MAX_REMITTANCE_ROWS);
    const unreadable = part.filter((row) => !isReadable(row));
    run.onOutcomes(
      unreadable.map((row) => ({
        ...row,
        amount: paise(0),
        orderNumber: '',
        problem: run.unreadable,
      })),
    );
    const sent = part.filter(isReadable);
    if (sent.length === 0) continue;
    const { outcomes } = await callStaffEndpoint(remittanceEndpoints.record, {
      body: { isDryRun, reference, day, rows: sent.map(({ awb, amount }) => ({ awb, amount })) },
    });
    run.onOutcomes(
      outcomes.flatMap((outcome, place) => {
        const sheetRow = sent[place];
        return sheetRow ? [{ ...sheetRow, ...outcome }] : [];
      }),
    );
  }
}

async function readRows({ file, notASheet }: ImportRun): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  let columns: ('awb' | 'amount' | undefined)[] | undefined;
  let row = 0;
  for await (const cells of readCsvRows(file)) {
    row += 1;
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (columns) rows.push({ row, ...rowOf(columns, cells) });
    else columns = cells.map((cell) => COLUMNS[cell.trim().toLowerCase()]);
  }
  if (!columns?.includes('awb') || !columns.includes('amount')) throw new Error(notASheet);
  return rows;
}

function rowOf(
  columns: readonly ('awb' | 'amount' | undefined)[],
  cells: readonly string[],
): Omit<SheetRow, 'row'> {
  const cell = (name: 'awb' | 'amount') => cells[columns.indexOf(name)]?.trim() ?? '';
  const amount = parsePaise(cell('amount').replace(/^(?:₹|rs\.?|inr)\s*/i, ''));
  return { awb: cell('awb').toUpperCase(), amount };
}
