/** Parses a CSV file in pieces. Each call returns the rows completed so far. */
export interface CsvReader {
  push: (text: string) => string[][];
  end: () => string[][];
}

/**
 * Accepts commas or semicolons and quoted cells with doubled quotes (RFC 4180). A blank line is a row as well, because
 * it counts in a spreadsheet's row numbers.
 */
export function csvReader(): CsvReader {
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  let wasQuote = false;
  let isStart = true;
  let separator = '';

  function read(character: string, rows: string[][]): void {
    if (isQuoted && character !== '"') cell += character;
    else if (character === '"') readQuote();
    else if (isSeparator(character)) endCell();
    else if (character === '\n') endRow(rows);
    else if (character !== '\r') cell += character;
    wasQuote = character === '"' && !isQuoted;
  }

  /** Two quotes in a quoted cell are one literal quote. */
  function readQuote(): void {
    if (!isQuoted && wasQuote) cell += '"';
    isQuoted = !isQuoted;
  }

  /** Some spreadsheets write semicolons. The first separator in the file decides. */
  function isSeparator(character: string): boolean {
    if (separator === '' && (character === ',' || character === ';')) separator = character;
    return character === separator;
  }

  function endCell(): void {
    row.push(cell);
    cell = '';
  }

  function endRow(rows: string[][]): void {
    endCell();
    rows.push(row);
    row = [];
  }

  return {
    push: (text) => {
      const rows: string[][] = [];
      const withoutBom = isStart ? text.replace(/^\uFEFF/, '') : text;
      if (text !== '') isStart = false;
      for (const character of withoutBom) read(character, rows);
      return rows;
    },
    end: () => {
      const rows: string[][] = [];
      if (cell !== '' || row.length > 0) endRow(rows);
      return rows;
    },
  };
}
