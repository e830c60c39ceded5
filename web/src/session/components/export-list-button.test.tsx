import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { callStaffApi, fetchStaffFile } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { EXPORTED } from '#testing/sample-export.ts';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { ExportListButton } from './export-list-button.tsx';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn<(name: string, file: Blob) => void>() }));
vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
  fetchStaffFile: vi.fn(),
}));
vi.mock('#lib/files/save-file.ts', () => ({ saveFile }));

beforeEach(() => {
  vi.resetAllMocks();
  signInStaff('manager');
});

async function openDialog(kind: 'stock' | 'customers' | 'orders', filter = {}) {
  renderInShop(<ExportListButton kinds={[kind]} filter={filter} />);
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  return within(await screen.findByRole('dialog', { name: 'Export data' }));
}

const sentBody = () => vi.mocked(callStaffApi).mock.lastCall?.[1]?.body;

test('saves a small export at once, with the filter and the chosen columns', async () => {
  vi.mocked(callStaffApi).mockResolvedValue({ export: { ...EXPORTED, state: 'done', rows: 1 } });
  const file = new Blob(['x']);
  vi.mocked(fetchStaffFile).mockResolvedValue(file);
  const dialog = await openDialog('customers', { search: 'ash', kind: 'guest', cursor: 'x' });
  fireEvent.click(dialog.getByText(/^Columns · 12 of 12/));
  fireEvent.click(dialog.getByLabelText('Phone'));
  fireEvent.change(dialog.getByLabelText('File format'), { target: { value: 'csv' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('1 row exported.')).toBeVisible();
  expect(sentBody()).toMatchObject({
    ...{ kind: 'customers', format: 'csv', period: 'all' },
    filter: { search: 'ash', kind: 'guest' },
  });
  expect((sentBody() as { columns: string[] }).columns).toHaveLength(11);
  expect(fetchStaffFile).toHaveBeenCalledWith('/exports/e1/file');
  expect(saveFile).toHaveBeenCalledWith('Orders 2026-11-21.xlsx', file);
});

test('exports the rows that were chosen, by their IDs', async () => {
  vi.mocked(callStaffApi).mockResolvedValue({ export: EXPORTED });
  const dialog = await openDialog('orders', { ids: 'o1,o2' });
  fireEvent.click(dialog.getByRole('button', { name: 'Export' }));
  await screen.findByText(/We email you when the file is ready/);
  expect(sentBody()).toMatchObject({ kind: 'orders', period: 'all', filter: { ids: 'o1,o2' } });
});

test('says that a large export goes on in the background', async () => {
  vi.mocked(callStaffApi).mockResolvedValue({ export: EXPORTED });
  const dialog = await openDialog('orders');
  fireEvent.click(dialog.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText(/We email you when the file is ready/)).toBeVisible();
  expect(fetchStaffFile).not.toHaveBeenCalled();
});

test('shows why an export failed, and stays open', async () => {
  const failed = { ...EXPORTED, state: 'failed', problem: 'Please choose fewer days.' };
  vi.mocked(callStaffApi).mockResolvedValue({ export: failed });
  const dialog = await openDialog('orders');
  fireEvent.click(dialog.getByRole('button', { name: 'Export' }));
  expect(await dialog.findByText('Please choose fewer days.')).toBeVisible();
});

test('sends nothing without a column', async () => {
  const dialog = await openDialog('stock');
  fireEvent.click(dialog.getByText(/^Columns ·/));
  fireEvent.click(dialog.getByRole('button', { name: 'No columns' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Export' }));
  expect(await dialog.findByText('Choose at least one column.')).toBeVisible();
  expect(callStaffApi).not.toHaveBeenCalled();
});

test('offers no costs to those who may not see them', async () => {
  signInStaff('orders');
  const dialog = await openDialog('stock');
  fireEvent.click(dialog.getByText(/^Columns ·/));
  expect(dialog.getByLabelText('On hand')).toBeInTheDocument();
  expect(dialog.queryByLabelText('Stock at cost')).toBeNull();
});

test('is hidden from those who may not see what is exported', () => {
  signInStaff('content');
  renderInShop(<ExportListButton kinds={['orders', 'customers']} filter={{}} />);
  expect(screen.queryByRole('button')).toBeNull();
});
