/** RFC 4180 */
export const LINE_END = '\r\n';

/** RFC 4180. No cell is ever a formula. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join(LINE_END);
}

/** Spreadsheets also accept full-width signs and skip leading white space. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A name such as `=HYPERLINK(…)` is escaped; negative numbers stay numbers. */
function cell(value: string): string {
  const isFormula = FORMULA.test(value) && !NUMBER.test(value);
  const harmless = isFormula ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
