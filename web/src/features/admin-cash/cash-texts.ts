import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Cash on delivery',
  subtitle: 'Delivered orders whose cash the courier still has to transfer, oldest first.',
  loading: 'Loading collected cash…',
  failed: 'Failed to load collected cash',
  empty: 'All collected cash has arrived',
  emptyHint: 'Orders appear here when they are delivered with cash on delivery.',
  columns: { order: 'Order', courier: 'Courier', delivered: 'Delivered', amount: 'Collected' },
  importTitle: 'Import remittance',
  open: 'Import remittance',
  hint: 'The courier’s CSV file with the columns AWB and Amount. We check every row first.',
  helpTitle: 'What happens to a row',
  help: [
    'A row must have the tracking number of a delivered parcel, and the amount that the courier collected.',
    'Its order leaves the list, and its history names the transfer.',
    'A row that was imported before changes nothing.',
    'A row that does not match is shown and does not stop the others.',
  ],
  file: 'CSV file',
  reference: 'Reference of the transfer (UTR)',
  referenceMissing: 'Enter the reference of the transfer to import the rows.',
  day: 'Day of the transfer',
  unreadable: 'This row has no tracking number or no amount.',
  noSheet: 'This file has no columns named AWB and Amount.',
  checking: (done: number) => `${done} rows checked…`,
  importing: (done: number) => `${done} rows imported…`,
  preview: (ready: number, refused: number, sum: string) =>
    `${ready} ready, together ${sum}; ${refused} not matching. Nothing has been changed yet.`,
  summary: (done: number, refused: number) => `${done} recorded, ${refused} not matching.`,
  confirm: (count: number) => `Record ${count} ${count === 1 ? 'row' : 'rows'}`,
  stop: 'Stop',
  close: 'Close',
  rows: 'Rows of the file',
  row: (row: number) => `Row ${row}:`,
  matches: 'Matches',
  recorded: 'Recorded',
  differs: 'Does not match',
  more: (count: number) => `and ${count} more`,
};

export const cashTexts: Catalogue<typeof en> = { en };
