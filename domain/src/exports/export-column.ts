import { indianMoment } from '../india/indian-clock.ts';
import { indianDay } from '../india/indian-day.ts';
import { paise, paiseToRupees } from '../money/paise.ts';
import type { Permission } from '../people/staff-permissions.ts';

/** `money` is paise, `day` and `moment` are times that are shown in Indian time. */
export type CellType = 'text' | 'number' | 'money' | 'day' | 'moment';

/** A time is a number of milliseconds, so that a row can be stored as JSON. */
export type Cell = string | number | null;

export interface ExportColumn<Row> {
  title: string;
  type: CellType;
  cell: (row: Row) => Cell;
  /** in addition to the permission of the export */
  needs?: Permission;
}

export type ExportColumns<Row> = Readonly<Record<string, ExportColumn<Row>>>;

type Column<Row> = Omit<ExportColumn<Row>, 'type'>;

export function text<Row>(
  title: string,
  cell: (row: Row) => string,
): Column<Row> & { type: 'text' } {
  return { title, type: 'text', cell };
}

export function number<Row>(title: string, cell: (row: Row) => number | null) {
  return { title, type: 'number', cell } as const;
}

/** @param cell paise */
export function money<Row>(title: string, cell: (row: Row) => number | null) {
  return { title, type: 'money', cell } as const;
}

export function day<Row>(title: string, time: (row: Row) => Date | null | undefined) {
  return { title, type: 'day', cell: (row: Row) => time(row)?.getTime() ?? null } as const;
}

export function moment<Row>(title: string, time: (row: Row) => Date | null | undefined) {
  return { title, type: 'moment', cell: (row: Row) => time(row)?.getTime() ?? null } as const;
}

/** How a cell is written in a CSV file: rupees with two decimals, dates in Indian time. */
export function cellText(type: CellType, cell: Cell): string {
  if (cell === null || typeof cell === 'string') return cell ?? '';
  if (type === 'money') return paiseToRupees(paise(cell)).toFixed(2);
  if (type === 'day') return indianDay(new Date(cell));
  return type === 'moment' ? indianMoment(new Date(cell)) : String(cell);
}
