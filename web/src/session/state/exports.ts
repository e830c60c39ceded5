import { exportEndpoints, type ExportRow } from '@kargha/domain/exports/export-endpoints';
import { EXPORT_KINDS, type ExportKind } from '@kargha/domain/exports/export-kinds';
import type { ExportPeriod, ExportSchedule } from '@kargha/domain/exports/export-period';
import type { ExportFormat } from '@kargha/domain/exports/export-requests';
import type { ExportColumn } from '@kargha/domain/exports/export-column';
import { indianDay } from '@kargha/domain/india/indian-day';
import type { Permission } from '@kargha/domain/people/staff-permissions';
import { saveFile } from '#lib/files/save-file.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';

import { fetchStaffFile } from './staff-api.ts';
import { callStaffEndpoint } from './staff-endpoint.ts';

type Filter = Readonly<Record<string, string>>;

/** What the export dialog asks for. */
export interface ExportValues {
  kind: ExportKind;
  format: ExportFormat;
  columns: readonly string[];
  period: ExportPeriod;
  from: string;
  to: string;
  filter: Filter;
  name: string;
  schedule: ExportSchedule;
  /** as typed, separated by commas */
  emails: string;
}

type Can = (permission: Permission) => boolean;

/** Titles of the columns that the person may see, by key. */
export function columnTitles(kind: ExportKind, can: Can): Record<string, string> {
  const columns = Object.entries<ExportColumn<never>>(EXPORT_KINDS[kind].columns);
  return Object.fromEntries(
    columns
      .filter(([, { needs }]) => needs === undefined || can(needs))
      .map(([key, { title }]) => [key, title]),
  );
}

export function newExportValues(kind: ExportKind, filter: Filter, can: Can): ExportValues {
  const { from = '', to = '' } = filter;
  return {
    kind,
    // A product sheet is edited and imported again, as CSV.
    format: kind === 'products' ? 'csv' : 'xlsx',
    columns: Object.keys(columnTitles(kind, can)),
    period: from === '' && to === '' ? 'all' : 'days',
    from,
    to,
    filter: filterFor(kind, filter),
    name: '',
    schedule: 'none',
    emails: '',
  };
}

/** The part of a list's filter that an export of this kind knows. */
function filterFor(kind: ExportKind, filter: Filter): Filter {
  const known = Object.keys(EXPORT_KINDS[kind].filter.fields);
  const isChosen = ([name, value]: [string, string]) => known.includes(name) && value !== '';
  return Object.fromEntries(Object.entries(filter).filter(isChosen));
}

function choiceOf({ kind, format, columns, period, from, to, filter }: ExportValues) {
  const isChosen = period === 'days';
  const days = { from: isChosen ? from : '', to: isChosen ? to : '' };
  return { kind, format, columns: [...columns], period, ...days, filter };
}

/** Starts an export, and saves the file if it is small enough to be done at once. @throws ApiError */
export async function startExport(values: ExportValues, requestId: string): Promise<ExportRow> {
  const body = { requestId, ...choiceOf(values) };
  const { export: row } = await callStaffEndpoint(exportEndpoints.start, { body });
  if (row.state === 'done') await downloadExport(row);
  return row;
}

/** @throws ApiError */
export async function downloadExport({ id, name, format, createdAt }: ExportRow): Promise<void> {
  const content = await fetchStaffFile(endpointPath(exportEndpoints.file, { params: { id } }));
  saveFile(`${name} ${indianDay(createdAt)}.${format}`, content);
}

/** @throws ApiError */
export async function saveExport(
  values: ExportValues,
  saved: { id: string; revision: number } | string,
): Promise<void> {
  const emails = values.emails.split(/[\s,;]+/).filter(Boolean);
  const { name, schedule } = values;
  const fields = { ...choiceOf(values), name, schedule, emails };
  if (typeof saved === 'string') {
    await callStaffEndpoint(exportEndpoints.save, { body: { requestId: saved, ...fields } });
    return;
  }
  const { id, revision } = saved;
  await callStaffEndpoint(exportEndpoints.changeSaved, {
    params: { id },
    body: { revision, ...fields },
  });
}
