import { cellText, type Cell, type ExportColumn } from '@kargha/domain/exports/export-column';
import { csvText, LINE_END } from '@kargha/domain/records/csv';

type Column = Pick<ExportColumn<never>, 'title' | 'type'>;

/** Excel needs the byte order mark to read ₹ and Devanagari. */
const MARK = '\uFEFF';

/** A CSV file, piece by piece. */
export async function* csvFile(
  columns: readonly Column[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(MARK + csvText([columns.map(({ title }) => title)]));
  for await (const page of pages) {
    if (page.length === 0) continue;
    const rows = page.map((row) =>
      columns.map(({ type }, place) => cellText(type, row[place] ?? null)),
    );
    yield Buffer.from(LINE_END + csvText(rows));
  }
}
