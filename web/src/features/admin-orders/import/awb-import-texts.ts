import type { BulkShipOutcome } from '@kargha/domain/orders/bulk-ship';
import type { Catalogue } from '#lib/language/language.ts';

const RESULTS: Record<BulkShipOutcome['result'], string> = {
  shipped: 'Ships',
  corrected: 'Corrected',
  unchanged: 'Unchanged',
  refused: 'Refused',
};

const en = {
  open: 'Import tracking numbers',
  title: 'Import tracking numbers',
  hint: 'A CSV file with the columns Order, Courier and AWB. Parcel and Tracking link are optional. We check every row first.',
  helpTitle: 'What happens to a row',
  help: [
    'A packed order ships with all its remaining items, and its customer gets the email.',
    'Write parcel-1 in the column Parcel to correct the tracking number of that parcel.',
    'A row that was imported before changes nothing.',
    'A row with a mistake does not stop the others.',
  ],
  file: 'CSV file',
  noSheet: 'This file has no columns named Order, Courier and AWB.',
  checking: (done: number) => `${done} rows checked…`,
  importing: (done: number) => `${done} rows imported…`,
  preview: (ready: number, unchanged: number, refused: number) =>
    `${ready} ready, ${unchanged} unchanged, ${refused} refused. Nothing has been changed yet.`,
  summary: (done: number, unchanged: number, refused: number) =>
    `${done} imported, ${unchanged} unchanged, ${refused} refused.`,
  confirm: (count: number) => `Import ${count} ${count === 1 ? 'row' : 'rows'}`,
  stop: 'Stop',
  close: 'Close',
  results: RESULTS,
  rows: 'Rows of the file',
  row: (row: number) => `Row ${row}:`,
  more: (count: number) => `and ${count} more`,
};

export const awbImportTexts: Catalogue<typeof en> = { en };
