import Papa from 'papaparse';

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
  let isStart = true;
  let rest = '';
  let delimiter: string | undefined;

  function read(isEnd: boolean): string[][] {
    if (rest === '') return [];
    delimiter ??= firstSeparator(rest);
    // Not known before the first separator, so rows wait for it.
    if (delimiter === undefined && !isEnd) return [];
    const parser = new Papa.Parser({ delimiter: delimiter ?? ',', newline: '\n' });
    const { data, meta } = parser.parse(rest, 0, !isEnd) as Papa.ParseResult<string[]>;
    rest = rest.slice(meta.cursor);
    return data.map((row) =>
      row.map((cell, place) => (place === row.length - 1 ? cell.replace(/\r$/, '') : cell)),
    );
  }

  return {
    push: (text) => {
      rest += isStart ? text.replace(/^\uFEFF/, '') : text;
      if (text !== '') isStart = false;
      return read(false);
    },
    end: () => read(true),
  };
}

/** Some spreadsheets write semicolons. The first separator in the file decides. */
function firstSeparator(text: string): string | undefined {
  return /[,;]/.exec(text.replaceAll(/"[^"]*("|$)/g, ''))?.[0];
}

/** The rows of a file, read in pieces. */
export async function* readCsvRows(file: File): AsyncGenerator<string[]> {
  const reader = csvReader();
  const decoder = new TextDecoder();
  const stream = file.stream().getReader();
  for (;;) {
    const { done, value } = await stream.read();
    yield* reader.push(decoder.decode(value, { stream: !done }));
    if (done) break;
  }
  yield* reader.end();
}
