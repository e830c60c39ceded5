import { useState } from 'react';

import { csvText } from './csv.ts';
import { saveCsv } from './save-file.ts';
import type { ListPage } from './use-pages.ts';

/** A list as it is exported: all pages of what a screen shows. */
export interface CsvExport<Row> {
  /** the name of the file, without its ending */
  name: string;
  head: readonly string[];
  /** Reads one page; cursor '' is the first. */
  read: (cursor: string) => Promise<ListPage<Row>>;
  cells: (row: Row) => readonly string[];
}

/** Reads page after page and gives them as one file. `onProgress` hears how many rows there are so far. */
export async function exportCsv<Row>(
  { name, head, read, cells }: CsvExport<Row>,
  onProgress: (rows: number) => void,
): Promise<void> {
  const rows: (readonly string[])[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: ListPage<Row> = await read(cursor);
    rows.push(...page.rows.map(cells));
    onProgress(rows.length);
    cursor = page.nextCursor;
  }
  saveCsv(`${name}.csv`, csvText([head, ...rows]));
}

/** For a button that exports: rows so far while it is under way, null otherwise. */
export function useCsvProgress(): [rows: number | null, onProgress: (rows: number | null) => void] {
  return useState<number | null>(null);
}
