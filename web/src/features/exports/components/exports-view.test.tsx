import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { callStaffApi, fetchStaffFile } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { EXPORTED } from '#testing/sample-export.ts';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { ExportsPage } from './exports-view.tsx';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn<(name: string, file: Blob) => void>() }));
vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
  fetchStaffFile: vi.fn(),
}));
vi.mock('#lib/files/save-file.ts', () => ({ saveFile }));

const SAVED = {
  ...{ id: 's1', name: 'For Meera', kind: 'orderLines', format: 'xlsx', columns: ['number'] },
  ...{ filter: { state: 'delivered' }, period: 'last_month', from: '', to: '' },
  ...{ schedule: 'monthly', emails: ['meera@kargha.example'], nextRunAt: '2026-12-01T00:30:00Z' },
  ...{ revision: 4, by: 'boss', createdAt: '2026-11-21T06:00:00Z' },
  updatedAt: '2026-11-21T06:00:00Z',
};

let files: object[] = [];

beforeEach(() => {
  vi.resetAllMocks();
  signInStaff('manager');
  files = [EXPORTED];
  vi.mocked(callStaffApi).mockImplementation((path, call) => {
    if (call?.method === 'GET') {
      const rows = path.startsWith('/exports/saved') ? [SAVED] : files;
      return Promise.resolve({ rows, nextCursor: null });
    }
    if (path.includes('/saved')) return Promise.resolve({ saved: SAVED });
    return Promise.resolve({ export: EXPORTED });
  });
});

const calls = () => vi.mocked(callStaffApi).mock.calls.filter(([, call]) => call?.method !== 'GET');

test('shows how far an export is, and cancels it', async () => {
  renderInShop(<ExportsPage />);
  expect(await screen.findByText('600 of 50,000 read')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel Orders' }));
  expect(await screen.findByText('Export cancelled.')).toBeVisible();
  expect(calls()[0]?.[0]).toBe('/exports/e1/cancel');
});

test('downloads a file that is ready', async () => {
  files = [{ ...EXPORTED, state: 'done', doneAt: EXPORTED.createdAt }];
  const file = new Blob(['x']);
  vi.mocked(fetchStaffFile).mockResolvedValue(file);
  renderInShop(<ExportsPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Download Orders' }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledWith('Orders 2026-11-21.xlsx', file));
  expect(fetchStaffFile).toHaveBeenCalledWith('/exports/e1/file');
});

test('says why a file is missing', async () => {
  files = [{ ...EXPORTED, state: 'failed', problem: 'Please choose fewer days.' }];
  renderInShop(<ExportsPage />);
  expect(await screen.findByText('Please choose fewer days.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
});

test('runs a saved export with its own choices', async () => {
  renderInShop(<ExportsPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Run now' }));
  expect(await screen.findByText(/We email you/)).toBeVisible();
  expect(calls()[0]?.[1]?.body).toMatchObject({
    ...{ kind: 'orderLines', period: 'last_month', filter: { state: 'delivered' } },
    columns: ['number'],
  });
});

test('saves an export with a schedule', async () => {
  renderInShop(<ExportsPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Save an export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save an export' }));
  const fill = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  fill('Name', 'Courier list');
  fill('What to export', 'orders');
  fill('Ordered in', 'yesterday');
  fill('Run', 'daily');
  fill('Email addresses of staff', 'meera@kargha.example, ravi@kargha.example');
  fireEvent.click(dialog.getByRole('button', { name: 'Save export' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(calls()[0]?.[1]?.body).toMatchObject({
    ...{ name: 'Courier list', kind: 'orders', period: 'yesterday', schedule: 'daily' },
    emails: ['meera@kargha.example', 'ravi@kargha.example'],
  });
});

test('changes a saved export by the revision that was read', async () => {
  renderInShop(<ExportsPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Actions: For Meera' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change saved export' }));
  fireEvent.change(dialog.getByLabelText('Run'), { target: { value: 'none' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save export' }));
  await screen.findByText('Saved.');
  const [path, call] = calls()[0]!;
  expect([path, call?.method]).toEqual(['/exports/saved/s1', 'PUT']);
  expect(call?.body).toMatchObject({
    revision: 4,
    schedule: 'none',
    filter: { state: 'delivered' },
  });
});

test('deletes a saved export after asking', async () => {
  renderInShop(<ExportsPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Actions: For Meera' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “For Meera”?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(calls()[0]?.[1]?.method).toBe('DELETE'));
});
