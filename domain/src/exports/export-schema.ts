import { array, nullable, number, picklist, record, string, type InferOutput } from 'valibot';

import { count, time } from '../api/response-fields.ts';
import { storedObject, text, texts, timeOrNull } from '../records/stored-fields.ts';
import { EXPORT_KIND_NAMES } from './export-kinds.ts';
import { EXPORT_PERIODS, EXPORT_SCHEDULES } from './export-period.ts';
import { EXPORT_FORMATS } from './export-requests.ts';

const EXPORT_STATES = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

const choice = {
  kind: picklist(EXPORT_KIND_NAMES),
  format: picklist(EXPORT_FORMATS),
  columns: array(string()),
  filter: record(string(), string()),
};

/** What staff see of an export. */
export const exportFields = {
  id: string(),
  name: string(),
  ...choice,
  /** first and last day; '' for no limit */
  from: text,
  to: text,
  state: picklist(EXPORT_STATES),
  /** rows written so far */
  rows: count,
  /** records read so far, and how many there are; null when they cannot be counted */
  documents: count,
  total: nullable(count),
  /** why it failed */
  problem: text,
  by: text,
  createdAt: time,
  doneAt: timeOrNull,
  bytes: count,
  /** the file is deleted then */
  expiresAt: timeOrNull,
};

/**
 * exports/{id}: the work on one file. Each part has rows; the file is written from the parts, so that an attempt goes
 * on where the last one stopped.
 */
export const exportSchema = storedObject({
  ...exportFields,
  /** the savedExports document of a schedule; '' when a person started it */
  savedId: text,
  /** who gets an email when it is done; empty for the person who started it */
  emails: texts,
  /** place in the list of records; null at its end */
  cursor: nullable(string()),
  /** names of the files with rows, in order */
  parts: array(string()),
  /** name of the finished file; '' before that */
  file: text,
  /** attempts since the last part */
  attempts: number(),
  /** of the attempt under way; another one takes over once it has expired */
  lease: text,
  /** when the work goes on; null when there is nothing to do */
  nextAttemptAt: timeOrNull,
});
export type ExportJob = InferOutput<typeof exportSchema>;

/** savedExports/{id}, with its id */
export const savedExportFields = {
  id: string(),
  name: string(),
  ...choice,
  period: picklist(EXPORT_PERIODS),
  from: text,
  to: text,
  schedule: picklist(EXPORT_SCHEDULES),
  emails: texts,
  nextRunAt: timeOrNull,
  revision: count,
  by: text,
  createdAt: time,
  updatedAt: time,
};

export const storedSavedExport = storedObject(savedExportFields);
export type SavedExport = InferOutput<typeof storedSavedExport>;
