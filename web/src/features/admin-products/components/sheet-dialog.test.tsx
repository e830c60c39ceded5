import { Blob as ReadableBlob } from 'node:buffer';

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { SheetCells, SheetOutcome } from '@kargha/domain/product-sheet';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { SheetDialog } from './sheet-dialog.tsx';

interface SheetRow {
  row: number;
  cells: SheetCells;
}

const { bringRows } = vi.hoisted(() => ({
  bringRows:
    vi.fn<
      (importId: string, rows: readonly SheetRow[], dryRun: boolean) => Promise<SheetOutcome[]>
    >(),
}));
vi.mock('../data/import-api.ts', () => ({ bringRows }));

/** As the server answers: a row without a price is refused. */
function answer(rows: readonly SheetRow[]): SheetOutcome[] {
  return rows.map(({ row, cells }) =>
    cells.Price
      ? { row, result: 'created', problem: '' }
      : { row, result: 'refused', problem: 'Price must be greater than 0' },
  );
}

function sheet(count: number, isWrong: (row: number) => boolean): File {
  const rows = Array.from(
    { length: count },
    (_, at) => `Saree ${at + 1},${isWrong(at + 1) ? '' : '1800'}`,
  );
  return csvFile(['title,Price', ...rows].join('\n'));
}

/** The files of this browser for tests cannot be read as streams; Node's can. */
function csvFile(text: string): File {
  const blob = new ReadableBlob([text]);
  const file = new File([text], 'sheet.csv', { type: 'text/csv' });
  return Object.assign(file, {
    stream: () => blob.stream(),
    arrayBuffer: () => blob.arrayBuffer(),
  });
}

beforeEach(() => {
  bringRows.mockReset().mockImplementation((_id, rows) => Promise.resolve(answer(rows)));
});

test('500 rows with 7 bad ones: first what would come of it, then the right ones, chunk by chunk', async () => {
  const onImported = vi.fn();
  renderInShop(<SheetDialog onClose={vi.fn()} onImported={onImported} />);
  const file = sheet(500, (row) => row % 71 === 0);
  await userEvent.upload(screen.getByLabelText('Product sheet'), file);
  await screen.findByText('493 products would be new and 7 rows cannot be taken.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'Row 71: Price must be greater than 0',
  );
  expect(bringRows.mock.calls.every(([, , dryRun]) => dryRun)).toBe(true);
  bringRows.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Import 493 products' }));
  await screen.findByText('493 products are new and 7 rows were not taken.');
  expect(bringRows.mock.calls.map(([, rows]) => rows.length)).toEqual([200, 200, 100]);
  expect(bringRows.mock.calls[2]![1][0]!.row).toBe(401);
  expect(onImported).toHaveBeenCalledOnce();
});

test('an import that broke off goes on under the same name, so that nothing comes twice', async () => {
  renderInShop(<SheetDialog onClose={vi.fn()} onImported={vi.fn()} />);
  const file = sheet(300, () => false);
  await userEvent.upload(screen.getByLabelText('Product sheet'), file);
  await screen.findByText('300 products would be new.');
  const [name] = bringRows.mock.calls[0]!;
  bringRows.mockImplementationOnce((_id, rows) => Promise.resolve(answer(rows)));
  bringRows.mockRejectedValueOnce(new Error('Network error. Please check your connection.'));
  await userEvent.click(screen.getByRole('button', { name: 'Import 300 products' }));
  await screen.findByText('Network error. Please check your connection.');
  await userEvent.click(screen.getByRole('button', { name: /^Import/ }));
  await screen.findByText('300 products are new.');
  expect(new Set(bringRows.mock.calls.map(([id]) => id))).toEqual(new Set([name]));
});

test('a file that is no product sheet is refused before anything is asked', async () => {
  renderInShop(<SheetDialog onClose={vi.fn()} onImported={vi.fn()} />);
  const file = csvFile('a,b\n1,2');
  await userEvent.upload(screen.getByLabelText('Product sheet'), file);
  await screen.findByText(/This file has no heading “Title”/);
  await waitFor(() => expect(bringRows).not.toHaveBeenCalled());
});
