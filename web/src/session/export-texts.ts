import type { Catalogue } from '#lib/language/language.ts';

const COUNT = new Intl.NumberFormat('en-IN');

const en = {
  export: 'Export',
  title: 'Export data',
  save: 'Save export',
  saveTitle: 'Save an export',
  editTitle: 'Change saved export',
  kind: 'What to export',
  format: 'File format',
  formats: { csv: 'CSV', xlsx: 'Excel (XLSX)' },
  period: (what: string) => `${what} in`,
  from: 'First day',
  to: 'Last day',
  columns: 'Columns',
  columnsChosen: (chosen: number, all: number) => `${chosen} of ${all}`,
  allColumns: 'All columns',
  noColumns: 'No columns',
  noneChosen: 'Choose at least one column.',
  filtered: 'Only what the list shows with your search and filters.',
  chosen: 'Only the ones that you have selected.',
  expiry: (days: number) => `Files are deleted after ${days} days.`,
  name: 'Name',
  schedule: 'Run',
  emails: 'Email addresses of staff',
  emailsHint: 'Separate them with commas. They get a link that needs a sign-in.',
  done: (rows: number) => `${COUNT.format(rows)} ${rows === 1 ? 'row' : 'rows'} exported.`,
  background: 'This is a large export. We email you when the file is ready.',
  failed: 'The export did not work.',
  saved: 'Saved.',
};

export const exportTexts: Catalogue<typeof en> = { en };
