import type { ExportState } from '@kargha/domain/exports/export-schema';
import type { Catalogue } from '#lib/language/language.ts';

const COUNT = new Intl.NumberFormat('en-IN');

const STATES: Record<ExportState, string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Ready',
  cancelled: 'Cancelled',
  failed: 'Failed',
};

const en = {
  title: 'Exports',
  subtitle: 'Files with data of the shop, for the accountant, the courier or a spreadsheet.',
  create: 'New export',
  save: 'Save an export',
  savedTitle: 'Saved exports',
  savedHint: 'Run them again with one click, or on a schedule.',
  filesTitle: 'Files',
  states: STATES,
  loading: 'Loading exports…',
  failed: 'Failed to load exports',
  empty: 'No files yet',
  emptyHint: 'Files appear here when you export something. They are deleted after seven days.',
  noneSaved: 'No saved exports yet',
  columns: {
    name: 'Export',
    state: 'Status',
    rows: 'Rows',
    created: 'Started',
    expires: 'Deleted on',
    actions: 'Actions',
  },
  savedColumns: {
    name: 'Name',
    what: 'Contents',
    schedule: 'Runs',
    emails: 'Emails',
    actions: 'Actions',
  },
  progress: (documents: number, total: number | null) =>
    total === null
      ? `${COUNT.format(documents)} read`
      : `${COUNT.format(documents)} of ${COUNT.format(total)} read`,
  rows: (rows: number) => COUNT.format(rows),
  download: 'Download',
  downloadNamed: (name: string) => `Download ${name}`,
  cancel: 'Cancel',
  cancelNamed: (name: string) => `Cancel ${name}`,
  cancelled: 'Export cancelled.',
  run: 'Run now',
  change: 'Change',
  remove: 'Delete',
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeHint: 'Its schedule ends. Files that are ready stay until they expire.',
  removed: 'Saved export deleted.',
};

export const exportsTexts: Catalogue<typeof en> = { en };
