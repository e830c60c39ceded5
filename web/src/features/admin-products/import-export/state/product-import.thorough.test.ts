import { Blob as ReadableBlob } from 'node:buffer';
import { ReadableStream as WebStream } from 'node:stream/web';

import { beforeEach, expect, test, vi } from 'vitest';

import type { SheetOutcome } from '@kargha/domain/catalogue/product-import-endpoints';
import type { SheetCells } from '@kargha/domain/catalogue/product-sheet';

import { runImport, type ImportProgress } from './product-import.ts';

interface SheetRow {
  row: number;
  cells: SheetCells;
}

const { importRows } = vi.hoisted(() => ({
  importRows:
    vi.fn<
      (importId: string, rows: readonly SheetRow[], dryRun: boolean) => Promise<SheetOutcome[]>
    >(),
}));
vi.mock('../data/product-import-api.ts', () => ({ importRows }));

const ROWS = 5000;
const PIECE = 16 * 1024;
const DESCRIPTION = 'A thread of the weft, and then another one. '.repeat(20);
const SHEET = [
  'Title,Description,Price',
  ...Array.from({ length: ROWS }, (_, at) => `Saree ${at + 1},${DESCRIPTION},1800`),
].join('\n');
const BYTES_OF_ROW = Math.ceil(SHEET.length / ROWS);

const taken = { bytes: 0, largest: 0 };

function createLongFile(): File {
  const blob = new ReadableBlob([SHEET]);
  const stream = () => {
    taken.bytes = 0;
    return new WebStream<Uint8Array>(
      {
        async pull(controller) {
          if (taken.bytes >= blob.size) {
            controller.close();
            return;
          }
          const piece = await blob.slice(taken.bytes, taken.bytes + PIECE).arrayBuffer();
          taken.bytes += piece.byteLength;
          controller.enqueue(new Uint8Array(piece));
        },
      },
      { highWaterMark: 0 },
    );
  };
  const slice = (from: number, to: number) => {
    taken.largest = Math.max(taken.largest, Math.min(to, blob.size) - from);
    return blob.slice(from, to);
  };
  const whole = () => Promise.reject(new Error('A long file is never read as a whole.'));
  const file = new File([], 'sheet.csv');
  Object.defineProperty(file, 'size', { value: blob.size });
  return Object.assign(file, { stream, slice, arrayBuffer: whole, text: whole });
}

const OUTCOME = { productId: '', title: '', changes: [], notes: [], problem: '' };

const outcomes = new Map<string, number>();

function run(isStopped: () => boolean = () => false): Promise<ImportProgress> {
  const file = createLongFile();
  const notAProductSheet = 'This is no sheet.';
  return runImport({
    file,
    dryRun: false,
    notAProductSheet,
    onProgress: () => undefined,
    isStopped,
  });
}

beforeEach(() => {
  outcomes.clear();
  Object.assign(taken, { bytes: 0, largest: 0 });
  importRows.mockReset().mockImplementation((importId, rows) =>
    Promise.resolve(
      rows.map(({ row }) => {
        const key = `${importId} ${row}`;
        const times = outcomes.get(key) ?? 0;
        outcomes.set(key, times + 1);
        return { ...OUTCOME, row, result: times === 0 ? 'created' : 'unchanged' };
      }),
    ),
  );
});

test('holds at most one chunk of a file of 5,000 rows and never reads ahead', async () => {
  let sent = 0;
  const ahead: number[] = [];
  const take = importRows.getMockImplementation()!;
  importRows.mockImplementation((importId, rows, dryRun) => {
    sent += rows.length;
    ahead.push(taken.bytes - sent * BYTES_OF_ROW);
    return take(importId, rows, dryRun);
  });
  const progress = await run();
  expect(progress).toMatchObject({ created: ROWS, refused: 0, unchanged: 0 });
  expect(importRows).toHaveBeenCalledTimes(ROWS / 200);
  expect(Math.max(...importRows.mock.calls.map(([, rows]) => rows.length))).toBe(200);
  expect(Math.max(...ahead)).toBeLessThan(2 * PIECE);
  expect(taken.largest).toBeLessThanOrEqual(256 * 1024);
  expect(SHEET.length).toBeGreaterThan(4_000_000);
});

test('continues a stopped import of 5,000 rows in another window and applies each row once', async () => {
  const first = await run(() => importRows.mock.calls.length >= 7);
  expect(first.created).toBe(1400);
  const second = await run();
  expect(second).toMatchObject({ unchanged: 1400, created: ROWS - 1400 });
  expect(new Set([...outcomes.keys()].map((key) => key.split(' ')[0]))).toHaveProperty('size', 1);
  expect(outcomes.size).toBe(ROWS);
});

test('keeps the first 200 problems of a long file and counts all of them', async () => {
  importRows.mockImplementation((_id, rows) =>
    Promise.resolve(
      rows.map(({ row }) => ({ ...OUTCOME, row, result: 'refused', problem: 'No price.' })),
    ),
  );
  const progress = await run();
  expect(progress.refused).toBe(ROWS);
  expect(progress.problems).toHaveLength(200);
});
