import { csvText, LINE_END } from '@kargha/domain/records/csv';
import { iteratePages } from '../reading/iterate-pages.ts';
import { saveCsv } from './save-file.ts';
import type { ListPage } from '../reading/use-pages.ts';

export interface CsvExport {
  name: string;
  head: readonly string[];
  /** Cursor '' reads the first page. */
  read: (cursor: string) => Promise<ListPage<readonly string[]>>;
}

/**
 * Reads all pages into one file. Keeps only lines in memory, so 100,000 rows cost no more than the file.
 */
export async function exportCsv(
  { name, head, read }: CsvExport,
  onProgress: (rows: number) => void,
): Promise<void> {
  const parts = [csvText([head])];
  let count = 0;
  for await (const rows of iteratePages(read)) {
    if (rows.length > 0) parts.push(csvText(rows));
    count += rows.length;
    onProgress(count);
  }
  saveCsv(`${name}.csv`, parts.join(LINE_END));
}
