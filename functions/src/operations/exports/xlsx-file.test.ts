import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';

import type { Cell } from '@kargha/domain/exports/export-column';

import { csvFile } from './csv-file.ts';
import { xlsxFile } from './xlsx-file.ts';

const COLUMNS = [
  { title: 'Order', type: 'text' },
  { title: 'Amount', type: 'money' },
  { title: 'Day', type: 'day' },
  { title: 'Time', type: 'moment' },
  { title: 'Items', type: 'number' },
] as const;

/** Half past one in the night of 22 November in India. */
const AT = Date.UTC(2026, 10, 21, 20, 0);

async function* inPages(...pages: Cell[][][]) {
  for (const page of pages) yield await Promise.resolve(page);
}

async function written(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

async function sheetOf(...pages: Cell[][][]): Promise<string> {
  const file = unzipSync(await written(xlsxFile(COLUMNS, inPages(...pages))));
  return strFromU8(file['xl/worksheets/sheet1.xml']!);
}

const cellsIn = (row: string) => row.match(/<c\/>|<c [^]*?<\/c>/g) ?? [];
const rowsIn = (sheet: string) =>
  [...sheet.matchAll(/<row>([^]*?)<\/row>/g)].map(([, row = '']) => cellsIn(row));

test('writes amounts as rupees, times as Indian days and everything else as it is', async () => {
  const [, row] = rowsIn(await sheetOf([['007', 123_456, AT, AT, 3]]));
  const values = row?.map((cell) => /<v>(.*)<\/v>/.exec(cell)?.[1]);
  expect(row?.[0]).toContain('<t xml:space="preserve">007</t>');
  // Excel's day 46348 is 22 November 2026.
  expect(values).toEqual([undefined, '1234.56', '46348', '46348.0625', '3']);
});

test('keeps the place of empty cells, and all pages in order', async () => {
  const rows = rowsIn(await sheetOf([['a', null, null, null, 1]], [], [['b', 5, AT, AT, 2]]));
  expect(rows.map((row) => row.length)).toEqual([5, 5, 5]);
  expect(rows[1]?.slice(1, 4)).toEqual(['<c/>', '<c/>', '<c/>']);
  expect(await sheetOf([['a', null, null, null, 1]])).toContain('<autoFilter ref="A1:E2"/>');
});

test('formulas and markup stay text', async () => {
  const typed = '=HYPERLINK("https://bad.example")&<b>\u0000\u000B';
  const sheet = await sheetOf([[typed, null, null, null, null]]);
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('>=HYPERLINK("https://bad.example")&amp;&lt;b&gt;</t>');
});

test('shortens a text that Excel would refuse', async () => {
  const [, row] = rowsIn(await sheetOf([['x'.repeat(40_000), null, null, null, null]]));
  const [, text = ''] = />(x*…)<\/t>/.exec(row?.[0] ?? '') ?? [];
  expect(text).toHaveLength(32_767);
});

test('has all the parts of a workbook', async () => {
  const file = unzipSync(await written(xlsxFile(COLUMNS, inPages())));
  expect(Object.keys(file).toSorted()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
});

test('the same rows as CSV: with a mark for Excel, and no formulas', async () => {
  const pages = inPages([['=1+1', 123_456, AT, AT, 3]], [], [['b', null, null, null, null]]);
  const text = (await written(csvFile(COLUMNS, pages))).toString();
  expect(text).toBe(
    "\uFEFFOrder,Amount,Day,Time,Items\r\n'=1+1,1234.56,2026-11-22,2026-11-22 01:30,3\r\nb,,,,",
  );
});
