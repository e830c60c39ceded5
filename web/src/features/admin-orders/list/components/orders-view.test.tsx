import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { BulkProgress, OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import { paise } from '@kargha/domain/money/paise';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { callStaffApi } from '#session/state/staff-api.ts';
import { EXPORTED } from '#testing/sample-export.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { OrdersPage } from './orders-view.tsx';

interface Page {
  rows: OrderRow[];
  nextCursor: string | null;
}

const { read, runBulkStep, subscribeToChanges } = vi.hoisted(() => ({
  read: vi.fn<(filter: Record<string, string>, cursor: string) => Promise<Page>>(),
  runBulkStep: vi.fn<() => Promise<BulkProgress>>(),
  subscribeToChanges: vi.fn<
    (collectionId: string, onChange: () => void, onEnd: () => void) => () => void
  >(() => () => undefined),
}));
vi.mock('#session/state/endpoint-queries.ts', () => ({
  useStaffQuery: () => ({ data: { couriers: [], hasAggregator: false } }),
}));
vi.mock('../../data/collection-changes.ts', () => ({ subscribeToChanges }));
vi.mock('../data/order-list-api.ts', () => ({
  readOrders: read,
  readOrderTags: () => Promise.resolve([]),
}));
vi.mock('../data/bulk-api.ts', () => ({ runBulkStep, countOrders: vi.fn() }));
vi.mock('../../documents/data/order-document-api.ts', () => ({
  savePackingSlips: vi.fn(),
  saveLabel: vi.fn(),
  saveDocument: vi.fn(),
}));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const row = (number: string, fields: Partial<OrderRow> = {}): OrderRow => ({
  id: number,
  number,
  name: 'Asha Devi',
  email: 'asha@kargha.example',
  phone: '9876543210',
  worth: paise(180_000),
  state: 'confirmed',
  payment: 'captured',
  createdAt: new Date('2026-11-20T20:00:00Z'),
  pieces: 1,
  reviewReasons: [],
  invoiceNumber: '',
  tags: [],
  revision: 3,
  ...fields,
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  read.mockReset().mockResolvedValue({ rows: [row('KG-1'), row('KG-2')], nextCursor: null });
  signInStaff('manager');
});
afterEach(() => void vi.useRealTimers());

async function open(address = '/admin/orders') {
  renderInShop(<OrdersPage />, address);
  await settle();
}

async function settle() {
  await act(() => vi.advanceTimersByTimeAsync(400));
}

const lastAsked = () => read.mock.lastCall?.[0];

test('shows the heading All Orders and its subtitle', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'All Orders' })).toBeVisible();
  expect(screen.getByText('Manage and track customer orders')).toBeVisible();
  expect(screen.getByPlaceholderText('Search orders...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
});

test('requests the filter in the URL and ignores unknown values', async () => {
  await open('/admin/orders?search=asha&state=packed&payment=luck&from=2026-11-01');
  expect(lastAsked()).toMatchObject({
    search: 'asha',
    state: 'packed',
    payment: '',
    from: '2026-11-01',
  });
});

test('a view filters the list', async () => {
  await open('/admin/orders?search=asha');
  fireEvent.click(screen.getByRole('button', { name: 'Needs action' }));
  await settle();
  expect(lastAsked()).toMatchObject({ search: '', state: 'needs-action' });
});

test('saves a filter as a view and applies it again', async () => {
  await open('/admin/orders?search=asha&state=packed');
  fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
  await act(() => vi.dynamicImportSettled());
  const dialog = screen.getByRole('dialog', { name: 'Save view' });
  fireEvent.change(within(dialog).getByLabelText('View name'), {
    target: { value: 'Asha’s parcels' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save view' }));
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'All' }));
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Asha’s parcels' }));
  await settle();
  expect(lastAsked()).toMatchObject({ search: 'asha', state: 'packed' });
});

test('restores a removed view with its filter', async () => {
  localStorage.setItem(
    storageKeys.orderViews,
    JSON.stringify([{ name: 'Asha’s parcels', filter: { search: 'asha', state: 'packed' } }]),
  );
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Remove view Asha’s parcels' }));
  expect(screen.queryByRole('button', { name: 'Asha’s parcels' })).toBeNull();
  // The toast component loads in its own chunk.
  await act(() => vi.dynamicImportSettled());
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  fireEvent.click(screen.getByRole('button', { name: 'Asha’s parcels' }));
  await settle();
  expect(lastAsked()).toMatchObject({ search: 'asha', state: 'packed' });
});

test('packs several orders at once and shows the outcome of each', async () => {
  runBulkStep.mockResolvedValueOnce({
    outcomes: [
      { number: 'KG-1', problem: '' },
      { number: 'KG-2', problem: 'Someone else has just changed this order.' },
    ],
    nextCursor: null,
  });
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mark as packed' }));
  await settle();
  const dialog = screen.getByRole('dialog', { name: 'Mark as packed: 2 orders' });
  expect(within(dialog).getByText('1 of 2 done.')).toBeVisible();
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['KG-1 Done', 'KG-2 Someone else has just changed this order.']);
});

test('reloads the first page automatically, but not while orders are selected', async () => {
  let change: () => void = () => undefined;
  subscribeToChanges.mockImplementation((_collectionId, onChange) => {
    change = onChange;
    return () => undefined;
  });
  await open();
  const before = read.mock.calls.length;
  act(() => change());
  await settle();
  expect(read.mock.calls.length).toBe(before + 1);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select KG-1' }));
  act(() => change());
  await settle();
  expect(read.mock.calls.length).toBe(before + 1);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh list' }));
  await settle();
  expect(read.mock.calls.length).toBe(before + 2);
});

test('says when the list no longer updates, and loads it again', async () => {
  await open();
  const [requests, subscriptions] = [read.mock.calls.length, subscribeToChanges.mock.calls.length];
  const [, , end] = subscribeToChanges.mock.lastCall!;
  act(() => end());
  expect(screen.getByRole('alert')).toHaveTextContent('This list no longer updates');
  fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
  await settle();
  expect(read.mock.calls.length).toBe(requests + 1);
  expect(subscribeToChanges.mock.calls.length).toBe(subscriptions + 1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('exports what the filter shows, by order or by line', async () => {
  vi.mocked(callStaffApi).mockResolvedValue({ export: EXPORTED });
  await open('/admin/orders?state=packed&from=2026-11-01');
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  await act(() => vi.dynamicImportSettled());
  const dialog = within(screen.getByRole('dialog', { name: 'Export data' }));
  fireEvent.change(dialog.getByLabelText('What to export'), { target: { value: 'orderLines' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Export' }));
  await settle();
  expect(vi.mocked(callStaffApi).mock.lastCall?.[1]?.body).toMatchObject({
    ...{ kind: 'orderLines', period: 'days', from: '2026-11-01', to: '' },
    filter: { state: 'packed' },
    columns: expect.arrayContaining(['gstin', 'hsnCode', 'awb', 'unitCost']) as string[],
  });
});

test('tells an empty shop from a search without matches', async () => {
  read.mockResolvedValue({ rows: [], nextCursor: null });
  await open('/admin/orders?search=unknown');
  expect(screen.getByText('No orders match')).toBeVisible();
});
