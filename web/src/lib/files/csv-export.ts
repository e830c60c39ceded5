import { useState } from 'react';

import { csvText, LINE_END } from './csv.ts';
import { iteratePages } from '../reading/iterate-pages.ts';
import { saveCsv } from './save-file.ts';
import type { ListPage } from '../reading/use-pages.ts';

/** A list as it is exported: all pages of what a screen shows. */
export interface CsvExport<Row> {
  /** the name of the file, without its ending */
  name: string;
  head: readonly string[];
  /** Reads one page; cursor '' is the first. */
  read: (cursor: string) => Promise<ListPage<Row>>;
  cells: (row: Row) => readonly string[];
}

/**
 * Reads page after page and gives them as one file; `onProgress` hears how many rows there are so far. Of a page only
 * its lines are kept: a list of 100,000 rows costs no more than its file. False once `isStopped` says so: no file then.
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

/** For a button that exports: rows so far while it is under way, null otherwise. */
export function useCsvProgress(): [rows: number | null, onProgress: (rows: number | null) => void] {
  return useState<number | null>(null);
}
