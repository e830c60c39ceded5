import { MOST_SHEET_ROWS, SHEET_COLUMNS, type SheetOutcome } from '@kargha/domain/product-sheet';

import { bringRows, type SheetRow } from '../data/import-api.ts';
import { csvReader } from './csv-reader.ts';

/** How far an import has come. Only problems are kept row by row, so that a long file costs no more than a short one. */
export interface ImportProgress {
  created: number;
  changed: number;
  before: number;
  refused: number;
  /** the first of those that were refused */
  problems: readonly SheetOutcome[];
}

export const NOTHING_YET: ImportProgress = {
  created: 0,
  changed: 0,
  before: 0,
  refused: 0,
  problems: [],
};

const MOST_PROBLEMS = 200;
const REQUIRED = ['Title', 'ID'];

/** Thrown for a file that is no product sheet. */
class NoSheetError extends Error {
  override readonly name = 'NoSheetError';
}

interface ImportRun {
  file: File;
  dryRun: boolean;
  /** the sentence for a file without the sheet's headings */
  noSheet: string;
  onProgress: (progress: ImportProgress) => void;
  isStopped: () => boolean;
}

/**
 * Brings a sheet chunk by chunk, or tries it. The import is named by the file's content: the same file goes on where it
 * was stopped, and no row counts twice. @throws ApiError, and NoSheetError for another kind of file
 */
export async function runImport(run: ImportRun): Promise<ImportProgress> {
  const importId = await nameOf(run.file);
  let progress = NOTHING_YET;
  for await (const rows of chunksOf(run)) {
    if (run.isStopped()) break;
    progress = counted(progress, await bringRows(importId, rows, run.dryRun));
    run.onProgress(progress);
  }
  return progress;
}

/** Rows with their cells by heading; row 1 is the first below the headings. */
async function* chunksOf({ file, noSheet }: ImportRun): AsyncGenerator<SheetRow[]> {
  let headings: string[] | undefined;
  let waiting: SheetRow[] = [];
  let count = 0;
  for await (const row of rowsOf(file)) {
    if (!headings) {
      headings = headingsIn(row, noSheet);
      continue;
    }
    count += 1;
    waiting.push({ row: count, cells: cellsOf(headings, row) });
    if (waiting.length < MOST_SHEET_ROWS) continue;
    yield waiting;
    waiting = [];
  }
  if (!headings) throw new NoSheetError(noSheet);
  if (waiting.length > 0) yield waiting;
}

async function* rowsOf(file: File): AsyncGenerator<string[]> {
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

/** Headings count whatever their case. */
function headingsIn(row: readonly string[], noSheet: string): string[] {
  const headings = row.map((typed) => {
    const plain = typed.trim().toLowerCase();
    return SHEET_COLUMNS.find((column) => column.toLowerCase() === plain) ?? typed.trim();
  });
  if (!REQUIRED.some((heading) => headings.includes(heading))) throw new NoSheetError(noSheet);
  return headings;
}

function cellsOf(headings: readonly string[], row: readonly string[]): SheetRow['cells'] {
  const cells = headings.map((heading, place) => [heading, row[place] ?? ''] as const);
  return Object.fromEntries(cells.filter(([heading, cell]) => heading !== '' && cell !== ''));
}

function counted(progress: ImportProgress, outcomes: readonly SheetOutcome[]): ImportProgress {
  const next = { ...progress };
  for (const { result } of outcomes) next[result] += 1;
  const refused = outcomes.filter(({ result }) => result === 'refused');
  return { ...next, problems: [...progress.problems, ...refused].slice(0, MOST_PROBLEMS) };
}

async function nameOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
