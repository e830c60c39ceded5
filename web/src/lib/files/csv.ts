/** Between two rows (RFC 4180). */
export const LINE_END = '\r\n';

/** A CSV file for spreadsheets (RFC 4180): quoted where needed, and no cell is ever a formula. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join(LINE_END);
}

/** Spreadsheets read the full-width signs of East Asian keyboards as the plain ones, and look behind white space. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A customer called `=HYPERLINK(…)` must stay a name when the file is opened; a number below zero stays a number. */
function cell(value: string): string {
  const isFormula = FORMULA.test(value) && !NUMBER.test(value);
  const harmless = isFormula ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
