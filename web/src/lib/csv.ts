/** A CSV file for spreadsheets (RFC 4180): quoted where needed, and no cell is ever a formula. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\r\n');
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A customer called `=HYPERLINK(…)` must stay a name when the file is opened; a number below zero stays a number. */
function cell(value: string): string {
  const isFormula = /^[=+\-@\t\r\n]/.test(value) && !NUMBER.test(value);
  const harmless = isFormula ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
