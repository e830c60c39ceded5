import { csvText, LINE_END } from '@kargha/domain/records/csv';
import { iteratePages } from '../reading/iterate-pages.ts';
import { saveCsv } from './save-file.ts';
import type { ListPage } from '../reading/use-pages.ts';

export interface CsvExport<Row> {
  name: string;
  head: readonly string[];
  /** Cursor '' reads the first page. */
  read: (cursor: string) => Promise<ListPage<Row>>;
  cells: (row: Row) => readonly string[];
}

/**
 * Reads all pages into one file. Keeps only lines in memory, so 100,000 rows cost no more than the file. Returns
 * false, without a file, once `isStopped` returns true.
 */
export async function exportCsv<Row>(
  { name, head, read, cells }: CsvExport<Row>,
  onProgress: (rows: number) => void,
  isStopped: () => boolean = () => false,
): Promise<boolean> {
  const parts = [csvText([head])];
  let count = 0;
  for await (const rows of iteratePages(read, isStopped)) {
    if (rows.length > 0) parts.push(csvText(rows.map(cells)));
    count += rows.length;
    onProgress(count);
  }
  if (isStopped()) return false;
  saveCsv(`${name}.csv`, parts.join(LINE_END));
  return true;
}
