import { Blob as ReadableBlob } from 'node:buffer';

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { SheetOutcome } from '@kargha/domain/catalogue/product-import-endpoints';
import type { SheetCells } from '@kargha/domain/catalogue/product-sheet';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { ImportDialog } from './import-dialog.tsx';

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

/** Answers like the server: a row without a price is refused. */
function createOutcome(rows: readonly SheetRow[]): SheetOutcome[] {
  return rows.map(({ row, cells }) => {
    const outcome = { row, productId: '', title: cells.Title ?? '', changes: [], notes: [] };
    return cells.Price
      ? { ...outcome, result: 'created', problem: '' }
      : { ...outcome, result: 'refused', problem: 'Price must be greater than 0' };
  });
}

function csv(count: number, isWrong: (row: number) => boolean): File {
  const rows = Array.from(
    { length: count },
    (_, at) => `Saree ${at + 1},${isWrong(at + 1) ? '' : '1800'}`,
  );
  return createCsvFile(['title,Price', ...rows].join('\n'));
}

function createCsvFile(text: string): File {
  const blob = new ReadableBlob([text]);
  const file = new File([text], 'sheet.csv', { type: 'text/csv' });
  return Object.assign(file, {
    stream: () => blob.stream(),
    slice: (from: number, to: number) => blob.slice(from, to),
  });
}

beforeEach(() => {
  importRows.mockReset().mockImplementation((_id, rows) => Promise.resolve(createOutcome(rows)));
});

test('previews 500 rows with 7 errors, then imports the valid ones in chunks', async () => {
  const onImported = vi.fn();
  renderInShop(<ImportDialog onClose={vi.fn()} onImported={onImported} />);
  const file = csv(500, (row) => row % 71 === 0);
  await userEvent.upload(screen.getByLabelText('Product sheet'), file);
  await screen.findByText('493 products to create and 7 rows with errors.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'Row 72: Price must be greater than 0',
  );
  expect(importRows.mock.calls.every(([, , dryRun]) => dryRun)).toBe(true);
  importRows.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Import 493 products' }));
  await screen.findByText('493 products created and 7 rows skipped.');
  expect(importRows.mock.calls.map(([, rows]) => rows.length)).toEqual([200, 200, 100]);
  expect(importRows.mock.calls[2]![1][0]!.row).toBe(402);
  expect(onImported).toHaveBeenCalledOnce();
});

test('numbers rows as the spreadsheet does, with blank lines and line breaks in cells', async () => {
  renderInShop(<ImportDialog onClose={vi.fn()} onImported={vi.fn()} />);
  const file = createCsvFile(
    '\ntitle,Description,Price\n\n"Kota","Two\nlines",1800\n,,\n  \nIlkal,,\n\n',
  );
  await userEvent.upload(screen.getByLabelText('Product sheet'), file);
  await screen.findByText(/1 product to create and 1 row with errors/);
  expect(importRows.mock.calls.flatMap(([, rows]) => rows.map(({ row }) => row))).toEqual([4, 7]);
  const problems = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(problems).toContain('Row 7: Price must be greater than 0');
});

test('previews for each row whether it is new, updated or unchanged, with notes', async () => {
  const outcome = { productId: 'p1', title: 'Kota', changes: [], notes: [], problem: '' };
  importRows.mockResolvedValue([
    { ...outcome, row: 1, result: 'created', notes: ['Images: not fetched.'] },
    { ...outcome, row: 2, result: 'changed', changes: ['Title', 'Price'] },
    { ...outcome, row: 3, result: 'unchanged' },
  ]);
  renderInShop(<ImportDialog onClose={vi.fn()} onImported={vi.fn()} />);
  await userEvent.upload(
    screen.getByLabelText('Product sheet'),
    csv(3, () => false),
  );
  await screen.findByText('1 product to create, 1 product to update and 1 product unchanged.');
  const rows = within(screen.getByRole('list', { name: 'Other rows' }));
  expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Row 1: New KotaImages: not fetched.',
    'Row 2: Updated KotaTitle, Price',
    'Row 3: Unchanged Kota',
  ]);
  expect(screen.getByRole('button', { name: 'Import 2 products' })).toBeEnabled();
});

test('explains how rows are matched and how to add pictures', async () => {
  renderInShop(<ImportDialog onClose={vi.fn()} onImported={vi.fn()} />);
  await userEvent.click(screen.getByText('How rows are matched'));
  expect(screen.getByText(/Pictures are not imported from links/)).toBeVisible();
  expect(screen.getByText(/with its ID, otherwise its SKU/)).toBeVisible();
});

test('refuses both rows with the same SKU and names both row numbers', async () => {
  renderInShop(<ImportDialog onClose={vi.fn()} onImported={vi.fn()} />);
  const skus = Array.from({ length: 300 }, (_, at) => (at === 299 ? ' kg-1 ' : `KG-${at + 1}`));
  const file = createCsvFile(
    ['Title,SKU,Price', ...skus.map((sku) => `Saree,${sku},1800`)].join('\n'),
  );
  await userEvent.upload(screen.getByLabelText('Product sheet'), file);
  await screen.findByText('298 products to create and 2 rows with errors.');
  const refused = within(screen.getByRole('list', { name: 'Rows with errors' }));
  expect(refused.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Row 2: Rows 2 and 301 have the same SKU KG-1. Keep one of them.',
    'Row 301: Rows 2 and 301 have the same SKU kg-1. Keep one of them.',
  ]);
});

test('continues an interrupted import with the same id', async () => {
  renderInShop(<ImportDialog onClose={vi.fn()} onImported={vi.fn()} />);
  const file = csv(300, () => false);
  await userEvent.upload(screen.getByLabelText('Product sheet'), file);
  await screen.findByText('300 products to create.');
  const [name] = importRows.mock.calls[0]!;
  importRows.mockImplementationOnce((_id, rows) => Promise.resolve(createOutcome(rows)));
  importRows.mockRejectedValueOnce(new Error('Network error. Please check your connection.'));
  await userEvent.click(screen.getByRole('button', { name: 'Import 300 products' }));
  await screen.findByText('Network error. Please check your connection.');
  await userEvent.click(screen.getByRole('button', { name: /^Import/ }));
  await screen.findByText('300 products created.');
  expect(new Set(importRows.mock.calls.map(([id]) => id))).toEqual(new Set([name]));
});

test('refuses a file that is not a product sheet before any request', async () => {
  renderInShop(<ImportDialog onClose={vi.fn()} onImported={vi.fn()} />);
  const file = createCsvFile('a,b\n1,2');
  await userEvent.upload(screen.getByLabelText('Product sheet'), file);
  await screen.findByText(/This file has no “Title” column/);
  await waitFor(() => expect(importRows).not.toHaveBeenCalled());
});
