import { strToU8, Zip, ZipDeflate } from 'fflate';

import type { Cell, CellType, ExportColumn } from '@kargha/domain/exports/export-column';
import { INDIA_AHEAD_MS } from '@kargha/domain/india/indian-day';
import { DAY_MS } from '@kargha/domain/records/time-spans';

/** Rows of an Excel sheet, without its heading. */
export const MAX_SHEET_ROWS = 1_048_575;
const MAX_TEXT = 32_767;

/** 1970-01-01 in Excel's days, which count from 1900. */
const UNIX_EPOCH_DAY = 25_569;

const SHEET = 'xl/worksheets/sheet1.xml';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Index of each style in `STYLES`. Text stays text, so that IDs and phone numbers keep their zeros. */
const STYLE: Record<CellType | 'heading', number> = {
  number: 0,
  heading: 1,
  text: 2,
  money: 3,
  day: 4,
  moment: 5,
};
/** Lakhs and crores. */
const RUPEES = '[&gt;=10000000]##\\,##\\,##\\,##0.00;[&gt;=100000]##\\,##\\,##0.00;##,##0.00';
const FORMATS = ['0', '0', '49', '164', '165', '166'];

const STYLES =
  `<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="${RUPEES}"/>` +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${FORMATS.length}">${FORMATS.map(styleOf).join('')}</cellXfs></styleSheet>`;

function styleOf(format: string, place: number): string {
  const font = place === STYLE.heading ? 1 : 0;
  return `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
}

const FIXED: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
    `<Override PartName="/${SHEET}" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
};

type Column = Pick<ExportColumn<never>, 'title' | 'type'>;

/** A workbook with one sheet (ECMA-376), piece by piece. Strings are never formulas. */
export async function* xlsxFile(
  columns: readonly Column[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  const { add, open, taken } = zipFile();
  for (const [name, xml] of Object.entries(FIXED)) add(name, DECLARATION + xml);
  const sheet = open(SHEET);
  sheet(DECLARATION + headOf(columns));
  let rows = 1;
  for await (const page of pages) {
    rows += page.length;
    sheet(page.map((row) => rowXml(row, columns)).join(''));
    yield* taken();
  }
  const range = `A1:${columnName(columns.length)}${rows}`;
  sheet(`</sheetData><autoFilter ref="${range}"/></worksheet>`, true);
  yield* taken();
}

/** Entries are written one after the other; the last one ends the file. */
function zipFile() {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    // Null without an error, although the types say otherwise.
    const failure = error as Error | null;
    if (failure) throw failure;
    chunks.push(chunk);
  });
  const entry = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    return file;
  };
  return {
    add: (name: string, text: string) => entry(name).push(strToU8(text), true),
    open: (name: string) => {
      const file = entry(name);
      return (text: string, isLast = false) => {
        file.push(strToU8(text), isLast);
        if (isLast) zip.end();
      };
    },
    taken: () => {
      const ready = chunks;
      chunks = [];
      return ready;
    },
  };
}

/** The heading stays visible. */
function headOf(columns: readonly Column[]): string {
  const widths = columns.map(({ title, type }, place) => {
    const width = Math.max(title.length + 3, type === 'text' ? 18 : 13);
    return `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`;
  });
  const titles = columns.map(({ title }) => textCell(title, STYLE.heading));
  return (
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.join('')}</cols><sheetData><row>${titles.join('')}</row>`
  );
}

function rowXml(row: readonly Cell[], columns: readonly Column[]): string {
  return `<row>${columns.map(({ type }, place) => cellXml(type, row[place] ?? null)).join('')}</row>`;
}

/** A cell has no place: each follows the one before it, so an empty one is written, too. */
function cellXml(type: CellType, cell: Cell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'string') return textCell(cell, STYLE.text);
  return `<c s="${STYLE[type]}"><v>${numberOf(type, cell)}</v></c>`;
}

/** Rupees; days of Excel in Indian time. */
function numberOf(type: CellType, value: number): number {
  if (type === 'money') return value / 100;
  if (type !== 'day' && type !== 'moment') return value;
  const days = (value + INDIA_AHEAD_MS) / DAY_MS + UNIX_EPOCH_DAY;
  return type === 'day' ? Math.floor(days) : days;
}

function textCell(text: string, style: number): string {
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Not allowed in XML 1.0. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

function xmlText(text: string): string {
  const short = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
  return short
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[&<>]/g, (sign: string) => ENTITIES[sign] ?? '');
}

/** 'A' for 1, 'AA' for 27 */
function columnName(place: number): string {
  const rest = (place - 1) % 26;
  const last = String.fromCodePoint(65 + rest);
  return place > 26 ? columnName((place - 1 - rest) / 26) + last : last;
}
