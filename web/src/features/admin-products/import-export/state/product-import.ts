import type { SheetOutcome } from '@kargha/domain/catalogue/product-import-endpoints';
import {
  MAX_SHEET_ROWS,
  SHEET_COLUMNS,
  type SheetResult,
} from '@kargha/domain/catalogue/product-sheet';
import { duplicateFinder } from '@kargha/domain/catalogue/sheet-rows';
import { readCsvRows } from '#lib/files/read-csv.ts';

import { importRows, type SheetRow } from '../data/product-import-api.ts';

/** Progress of an import. Only the first rows are kept, so long files need no more memory. */
export interface ImportProgress extends Record<SheetResult, number> {
  problems: readonly SheetOutcome[];
  accepted: readonly SheetOutcome[];
}

export const EMPTY_PROGRESS: ImportProgress = {
  created: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  problems: [],
  accepted: [],
};

const MAX_PROBLEMS_SHOWN = 200;
const MAX_ACCEPTED_SHOWN = 100;
const CHUNK_BYTES = 256 * 1024;
const REQUIRED = ['Title', 'ID'];

class NotAProductSheetError extends Error {
  override readonly name = 'NotAProductSheetError';
}

interface ImportRun {
  file: File;
  dryRun: boolean;
  /** message for a file without the required columns */
  notAProductSheet: string;
  onProgress: (progress: ImportProgress) => void;
  isStopped: () => boolean;
}

/**
 * Imports a sheet in chunks, or does a dry run. Importing the same row again finds the product it created. Rows
 * that describe the same product are refused, wherever they are in the file. @throws ApiError, and
 * NotAProductSheetError when the required columns are missing
 */
export async function runImport(run: ImportRun): Promise<ImportProgress> {
  const importId = await hashFile(run.file);
  const duplicates = duplicateFinder();
  for await (const row of readSheetRows(run)) duplicates.see(row);
  let progress = EMPTY_PROGRESS;
  for await (const rows of rowChunks(run)) {
    if (run.isStopped()) break;
    const { single, refused } = splitDuplicates(rows, duplicates.problemOf);
    const outcomes = single.length === 0 ? [] : await importRows(importId, single, run.dryRun);
    progress = addOutcomes(progress, sortByRow([...refused, ...outcomes]));
    run.onProgress(progress);
  }
  return progress;
}

function splitDuplicates(rows: readonly SheetRow[], problemOf: (row: SheetRow) => string) {
  const single: SheetRow[] = [];
  const refused: SheetOutcome[] = [];
  for (const row of rows) {
    const problem = problemOf(row);
    if (problem === '') single.push(row);
    else refused.push(duplicateOutcome(row, problem));
  }
  return { single, refused };
}

function duplicateOutcome({ row }: SheetRow, problem: string): SheetOutcome {
  return { row, result: 'refused', productId: '', title: '', changes: [], notes: [], problem };
}

function sortByRow(outcomes: readonly SheetOutcome[]): SheetOutcome[] {
  return outcomes.toSorted((left, right) => left.row - right.row);
}

async function* rowChunks(run: ImportRun): AsyncGenerator<SheetRow[]> {
  let chunk: SheetRow[] = [];
  for await (const row of readSheetRows(run)) {
    chunk.push(row);
    if (chunk.length < MAX_SHEET_ROWS) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** Yields rows with their number in a spreadsheet, which also counts the headings and blank rows. */
async function* readSheetRows({ file, notAProductSheet }: ImportRun): AsyncGenerator<SheetRow> {
  let headings: string[] | undefined;
  let number = 0;
  for await (const row of readCsvRows(file)) {
    number += 1;
    if (row.every((cell) => cell.trim() === '')) continue;
    if (headings) {
      yield { row: number, cells: cellsByHeading(headings, row) };
    } else {
      headings = parseHeadings(row, notAProductSheet);
    }
  }
  if (!headings) throw new NotAProductSheetError(notAProductSheet);
}

function parseHeadings(row: readonly string[], notAProductSheet: string): string[] {
  const headings = row.map((name) => {
    const lowerCase = name.trim().toLowerCase();
    return SHEET_COLUMNS.find((column) => column.toLowerCase() === lowerCase) ?? name.trim();
  });
  if (!REQUIRED.some((heading) => headings.includes(heading)))
    throw new NotAProductSheetError(notAProductSheet);
  return headings;
}

function cellsByHeading(headings: readonly string[], row: readonly string[]): SheetRow['cells'] {
  const cells = headings.map((heading, index) => [heading, row[index] ?? ''] as const);
  return Object.fromEntries(cells.filter(([heading, cell]) => heading !== '' && cell !== ''));
}

function addOutcomes(progress: ImportProgress, outcomes: readonly SheetOutcome[]): ImportProgress {
  const next = { ...progress };
  for (const { result } of outcomes) next[result] += 1;
  const refused = outcomes.filter(({ result }) => result === 'refused');
  const others = outcomes.filter(({ result }) => result !== 'refused');
  return {
    ...next,
    problems: [...progress.problems, ...refused].slice(0, MAX_PROBLEMS_SHOWN),
    accepted: [...progress.accepted, ...others].slice(0, MAX_ACCEPTED_SHOWN),
  };
}

async function hashFile(file: File): Promise<string> {
  let digest = new Uint8Array();
  for (let offset = 0; offset < file.size; offset += CHUNK_BYTES) {
    const chunk = await file.slice(offset, offset + CHUNK_BYTES).arrayBuffer();
    const joined = new Uint8Array(digest.length + chunk.byteLength);
    joined.set(digest);
    joined.set(new Uint8Array(chunk), digest.length);
    digest = new Uint8Array(await crypto.subtle.digest('SHA-256', joined));
  }
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
