import {
  MOST_SHEET_ROWS,
  SHEET_COLUMNS,
  type SheetOutcome,
  type SheetResult,
} from '@kargha/domain/catalogue/product-sheet';
import { twinFinder } from '@kargha/domain/catalogue/sheet-rows';

import { bringRows, type SheetRow } from '../data/product-import-api.ts';
import { csvReader } from './csv-reader.ts';

/** How far an import has come. Only some rows are kept one by one: a long file costs no more than a short one. */
export interface ImportProgress extends Record<SheetResult, number> {
  /** the first of those that were refused */
  problems: readonly SheetOutcome[];
  /** the first of the others */
  told: readonly SheetOutcome[];
}

export const NOTHING_YET: ImportProgress = {
  created: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  problems: [],
  told: [],
};

const MOST_PROBLEMS = 200;
const MOST_TOLD = 100;
/** 256 kB */
const PIECE_BYTES = 256 * 1024;
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
 * Brings a sheet chunk by chunk, or tries it. Rows are recognised by what they are about: one that was brought before
 * finds its product as it says. Rows of one product, wherever in the file, are refused. @throws ApiError, and
 * NoSheetError for another kind of file
 */
export async function runImport(run: ImportRun): Promise<ImportProgress> {
  const importId = await nameOf(run.file);
  const twins = twinFinder();
  for await (const row of sheetRows(run)) twins.see(row);
  let progress = NOTHING_YET;
  for await (const rows of chunksOf(run)) {
    if (run.isStopped()) break;
    const { single, refused } = withoutTwins(rows, twins.problemOf);
    const brought = single.length === 0 ? [] : await bringRows(importId, single, run.dryRun);
    progress = counted(progress, inOrder([...refused, ...brought]));
    run.onProgress(progress);
  }
  return progress;
}

/** The rows that may be brought, and what is said of the others: those of one product. */
function withoutTwins(rows: readonly SheetRow[], problemOf: (row: SheetRow) => string) {
  const single: SheetRow[] = [];
  const refused: SheetOutcome[] = [];
  for (const row of rows) {
    const problem = problemOf(row);
    if (problem === '') single.push(row);
    else refused.push(refusedTwin(row, problem));
  }
  return { single, refused };
}

function refusedTwin({ row }: SheetRow, problem: string): SheetOutcome {
  return { row, result: 'refused', productId: '', title: '', changes: [], notes: [], problem };
}

function inOrder(outcomes: readonly SheetOutcome[]): SheetOutcome[] {
  return outcomes.toSorted((one, other) => one.row - other.row);
}

async function* chunksOf(run: ImportRun): AsyncGenerator<SheetRow[]> {
  let waiting: SheetRow[] = [];
  for await (const row of sheetRows(run)) {
    waiting.push(row);
    if (waiting.length < MOST_SHEET_ROWS) continue;
    yield waiting;
    waiting = [];
  }
  if (waiting.length > 0) yield waiting;
}

/** Rows with their cells by heading, numbered as a spreadsheet numbers them: the headings are row 1. */
async function* sheetRows({ file, noSheet }: ImportRun): AsyncGenerator<SheetRow> {
  let headings: string[] | undefined;
  let number = 0;
  for await (const row of rowsOf(file)) {
    number += 1;
    if (headings) {
      yield { row: number, cells: cellsOf(headings, row) };
    } else {
      headings = headingsIn(row, noSheet);
    }
  }
  if (!headings) throw new NoSheetError(noSheet);
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
  const others = outcomes.filter(({ result }) => result !== 'refused');
  return {
    ...next,
    problems: [...progress.problems, ...refused].slice(0, MOST_PROBLEMS),
    told: [...progress.told, ...others].slice(0, MOST_TOLD),
  };
}

/** Read piece by piece, so that a long file is never in memory as a whole. */
async function nameOf(file: File): Promise<string> {
  let digest = new Uint8Array();
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const piece = await file.slice(at, at + PIECE_BYTES).arrayBuffer();
    const joined = new Uint8Array(digest.length + piece.byteLength);
    joined.set(digest);
    joined.set(new Uint8Array(piece), digest.length);
    digest = new Uint8Array(await crypto.subtle.digest('SHA-256', joined));
  }
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
