import { MAX_OPTION_LENGTH } from '../catalogue/product.ts';
import { MAX_SKU_LENGTH, type QuickLine } from './quick-order.ts';

export interface QuickText {
  lines: QuickLine[];
  /** values of other columns, which are ignored, without duplicates */
  leftOut: string[];
}

interface Columns {
  sku: number;
  quantity: number;
  /** size and colour */
  choices: number[];
}

const MAX_NUMBER_LENGTH = 12;
const SKU_HEADING = /^(sku|item|code|article|product|style|design)/i;
const QUANTITY_HEADING = /^(quantity|qty|pieces|pcs|units|nos|count)/i;
const CHOICE_HEADING = /^(size|colou?r|option|variant|choice)/i;
/** Without headings, the SKU comes first. */
const DEFAULT_COLUMNS: Columns = { sku: 0, quantity: 1, choices: [2, 3] };

/**
 * Reads SKU, quantity, size and colour, separated by comma, semicolon, tab or spaces. A first row of headings names
 * the columns; one that begins with the SKU, and perhaps the colour, and goes on with sizes makes a line of each number
 * below them. Blank rows are skipped. Formulas are never evaluated.
 */
export function readQuickLines(text: string): QuickText {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((row) => row.trim())
    .filter((row) => row.replaceAll(/[\s,;"]/g, '') !== '')
    .map(cellsOf);
  const matrix = matrixLines(rows);
  if (matrix) return { lines: matrix, leftOut: [] };
  const columns = headingsIn(rows[0] ?? []);
  const read = (columns ? rows.slice(1) : rows.map(withThousands)).map((cells) =>
    readLine(cells, columns ?? DEFAULT_COLUMNS),
  );
  return {
    lines: read.map(({ line }) => line),
    leftOut: [...new Set(read.flatMap(({ others }) => others))],
  };
}

/** The columns of a heading row; null when the row has digits and is a line. */
function headingsIn(cells: readonly string[]): Columns | null {
  if (cells.some((cell) => /\d/.test(cell))) return null;
  const placeOf = (heading: RegExp) => cells.findIndex((cell) => heading.test(cell));
  const [sku, item, quantity] = [placeOf(/^sku/i), placeOf(SKU_HEADING), placeOf(QUANTITY_HEADING)];
  if (item < 0 && quantity < 0) return null;
  const chosen = sku < 0 ? Math.max(item, 0) : sku;
  return {
    sku: chosen,
    quantity: quantity < 0 ? chosen + 1 : quantity,
    choices: cells.flatMap((cell, place) => (CHOICE_HEADING.test(cell) ? [place] : [])),
  };
}

/**
 * 'SKU, S, M, L' over 'KURTA, 2, 3, 0', or 'SKU, Colour, S, M' over 'KURTA, Indigo, 2, 3': a line for each number but 0.
 * Null for any other table.
 */
function matrixLines([headings = [], ...rows]: string[][]): QuickLine[] | null {
  const [first = '', ...others] = headings;
  const firstSize = 1 + others.findIndex((heading) => !CHOICE_HEADING.test(heading));
  const sizes = headings.slice(firstSize);
  const isMatrix =
    SKU_HEADING.test(first) &&
    !/\d/.test(first) &&
    sizes.length > 1 &&
    !sizes.some((size) => QUANTITY_HEADING.test(size) || CHOICE_HEADING.test(size)) &&
    rows.every((cells) => cells.slice(firstSize).every((cell) => /^\d*$/.test(cell)));
  if (!isMatrix) return null;
  return rows.flatMap((cells) =>
    sizes.flatMap((size, place) => {
      const quantity = (cells[firstSize + place] ?? '').slice(0, MAX_NUMBER_LENGTH);
      if (!(Number(quantity) > 0)) return [];
      const choice = choiceOf([...cells.slice(1, firstSize), size]);
      return [{ sku: (cells[0] ?? '').slice(0, MAX_SKU_LENGTH), quantity, choice }];
    }),
  );
}

/** 'M / Indigo' */
function choiceOf(values: readonly string[]): string {
  return values
    .map((value) => value.slice(0, MAX_OPTION_LENGTH))
    .filter((value) => value !== '')
    .join(' / ');
}

function readLine(cells: readonly string[], { sku, quantity, choices }: Columns) {
  const choice = choiceOf(choices.map((place) => cells[place] ?? ''));
  const line = {
    sku: (cells[sku] ?? '').slice(0, MAX_SKU_LENGTH),
    quantity: (cells[quantity] ?? '').slice(0, MAX_NUMBER_LENGTH),
    ...(choice !== '' && { choice }),
  };
  const read = [sku, quantity, ...choices];
  const others = cells.filter((cell, at) => !read.includes(at) && cell !== '');
  return { line, others };
}

/** 'KG-1,1,000' must not become one piece: it is shown as typed, to be corrected. */
function withThousands([sku = '', quantity = '', third = '', ...others]: string[]): string[] {
  if (/^\d{1,3}$/.test(quantity) && /^\d{3}$/.test(third)) {
    return [sku, `${quantity},${third}`, ...others];
  }
  return [sku, quantity, third, ...others];
}

function cellsOf(row: string): string[] {
  const separator = ['\t', ';', ','].find((sign) => row.includes(sign));
  const cells = separator === undefined ? splitAtLastSpace(row) : splitCsvRow(row, separator);
  return cells.map((cell) => cell.trim());
}

function splitCsvRow(row: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const sign of row) {
    if (sign === '"') isQuoted = !isQuoted;
    if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else if (sign !== '"') cell += sign;
  }
  return [...cells, cell];
}

/** 'KG-1001 20': the quantity follows the last space. */
function splitAtLastSpace(row: string): string[] {
  const [, sku = row, quantity = ''] = /^(.*\S)\s+(\S+)$/.exec(row) ?? [];
  return [sku, quantity];
}
