import { array, object, string, type InferType } from 'yup';

import { isCalendarDay } from '../india/indian-day.ts';
import { formMessages } from '../messages/form-messages.ts';
import { requestIdField } from '../stock/inventory.ts';
import { revisionField } from '../records/request-fields.ts';
import { EXPORT_KIND_NAMES, EXPORT_KINDS, MAX_IDS_LENGTH } from './export-kinds.ts';
import { EXPORT_PERIODS, EXPORT_SCHEDULES } from './export-period.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const MAX_COLUMNS = 100;
const MAX_EMAILS = 10;

const day = () =>
  string()
    .test('day', 'Write the date as 2026-11-21.', (typed) => !typed || isCalendarDay(typed))
    .default('');

/** Of all kinds; each kind checks its values. */
const FILTER_NAMES = EXPORT_KIND_NAMES.flatMap((kind) =>
  Object.keys(EXPORT_KINDS[kind].filter.fields),
);
const filterSchema = object(
  Object.fromEntries(
    FILTER_NAMES.map((name) => [
      name,
      string()
        .strict()
        .max(name === 'ids' ? MAX_IDS_LENGTH : 100),
    ]),
  ),
).exact(formMessages.unknown_field);

const CHOICE = {
  kind: string()
    .oneOf(EXPORT_KIND_NAMES, 'This cannot be exported.')
    .required('Please choose what to export.'),
  format: string()
    .oneOf(EXPORT_FORMATS, 'Choose CSV or XLSX.')
    .required('Please choose a file format.'),
  /** all that the person may see when it is empty */
  columns: array(string().strict().max(60, formMessages.at_most).required('A column is empty.'))
    .max(MAX_COLUMNS, `At most ${MAX_COLUMNS} columns.`)
    .default([]),
  period: string().oneOf(EXPORT_PERIODS, 'This is not a period.').default('all'),
  from: day(),
  to: day().test(
    'order',
    'The last day is before the first one.',
    (to, { parent }) => to === '' || to >= ((parent as { from?: string }).from ?? ''),
  ),
  filter: filterSchema.default({}),
};

const choiceSchema = object(CHOICE);
/** What is exported, and how. */
export type ExportChoice = InferType<typeof choiceSchema>;

/** POST /api/exports. The same request ID starts one export. */
export const exportRequestSchema = object({ requestId: requestIdField(), ...CHOICE }).exact(
  formMessages.unknown_field,
);

const SAVED = {
  ...CHOICE,
  name: string().trim().max(80, formMessages.at_most).required('Please give it a name.'),
  schedule: string().oneOf(EXPORT_SCHEDULES, 'This is not a schedule.').default('none'),
  /** of staff, who get a link when a file of the schedule is ready */
  emails: array(
    string().trim().lowercase().email('Enter email addresses only.').max(254).required(),
  )
    .max(MAX_EMAILS, `At most ${MAX_EMAILS} email addresses.`)
    .default([])
    .when('schedule', {
      is: (schedule: string) => schedule !== 'none',
      then: (emails) => emails.min(1, 'Enter at least one email address.'),
    }),
};

/** POST /api/exports/saved */
export const savedExportSchema = object({ requestId: requestIdField(), ...SAVED }).exact(
  formMessages.unknown_field,
);

const savedFields = object(SAVED);
export type SavedExportInput = InferType<typeof savedFields>;

/** PUT /api/exports/saved/{id} */
export const savedExportChangeSchema = object({
  ...SAVED,
  revision: revisionField('saved export'),
}).exact(formMessages.unknown_field);

export const exportListSchema = object({ cursor: string().max(200) });
