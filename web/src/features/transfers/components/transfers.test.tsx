import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { callStaffApi } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';
import { sampleInventory } from '#testing/sample-inventory.ts';

import { TransferForm } from './transfer-form.tsx';
import { TransferScreen } from './transfer-screen.tsx';
import { TransfersView } from './transfers-view.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const transfer = {
  id: 't1',
  number: 'TR-208',
  from: 'Store room',
  to: 'Fair stall',
  fromSells: true,
  toSells: false,
  items: 7,
  state: 'in_transit',
  createdAt: '2026-11-20T20:00:00Z',
  lines: [{ productId: 'p1', title: 'Tangail saree', quantity: 7 }],
  note: '',
  sentAt: '2026-11-20T21:00:00Z',
  completedAt: null,
  revision: 1,
};
const rows = ['pending', 'in_transit', 'completed', 'cancelled'].map((state) => ({
  ...transfer,
  id: state,
  number: `TR-${state}`,
  state,
}));
const world = { rows: rows as unknown[], places: [] as unknown[] };

beforeEach(() => {
  world.rows = rows;
  world.places = [
    { id: 'store', name: 'Store room', sells: true },
    { id: 'fair', name: 'Fair stall', sells: false },
  ];
  vi.mocked(callStaffApi).mockImplementation((path, call) => {
    if (path.endsWith('/totals')) {
      return Promise.resolve({ totals: { pending: 3, inTransit: 2, completedToday: 1 } });
    }
    if (path.endsWith('/places')) return Promise.resolve({ places: world.places, revision: 4 });
    if (path.startsWith('/inventory')) {
      return Promise.resolve(sampleInventory({ id: 'p1', title: 'Tangail saree', sku: '' }));
    }
    if (call?.method !== 'GET')
      return Promise.resolve({ transfer: { ...transfer, state: 'completed' } });
    if (path === '/transfers/t1') return Promise.resolve({ transfer });
    return Promise.resolve({ rows: world.rows, nextCursor: null });
  });
});

test('the tiles show pending, in transit and completed today', async () => {
  renderInShop(<TransfersView />);
  for (const [label, value] of [
    ['Pending Transfers', '3'],
    ['In Transit', '2'],
    ['Completed Today', '1'],
  ] as const) {
    expect(await within(screen.getByText(label).parentElement!).findByText(value)).toBeVisible();
  }
});

test('filters by all, pending, in transit and completed on the server', async () => {
  renderInShop(<TransfersView />);
  const filter = screen.getByRole('group', { name: 'Filter' });
  expect(
    within(filter)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['All transfers', 'Pending', 'In transit', 'Completed']);
  fireEvent.click(within(filter).getByRole('button', { name: 'In transit' }));
  await vi.waitFor(() => {
    expect(callStaffApi).toHaveBeenCalledWith('/transfers?filter=in_transit', { method: 'GET' });
  });
});

test('a row shows number, from, to, items, status and the day in India', async () => {
  renderInShop(<TransfersView />);
  await screen.findByText('TR-pending');
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
    'Transfer #',
    'From',
    'To',
    'Items',
    'Status',
    'Date',
  ]);
  const lines = screen.getAllByRole('row').slice(1);
  for (const [at, word] of ['Pending', 'In transit', 'Completed', 'Cancelled'].entries()) {
    const texts = within(lines[at]!)
      .getAllByRole('cell')
      .map((one) => one.textContent);
    expect(texts).toEqual(['Store room', 'Fair stall', '7', word, '21 Nov 2026']);
  }
});

test('asks for a second location before a transfer can be created', async () => {
  world.rows = [];
  world.places = [{ id: 'store', name: 'Store room', sells: true }];
  renderInShop(<TransfersView />);
  expect(await screen.findByText('Add at least two locations first')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create transfer' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add locations' }));
  const dialog = await screen.findByRole('dialog', { name: 'Locations' });
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Add location' }));
  fireEvent.change(within(dialog).getByLabelText('Name of location 2'), {
    target: { value: 'Fair' },
  });
  fireEvent.click(within(dialog).getByLabelText('Stock in Fair sells online'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save locations' }));
  expect(await screen.findByText('Locations saved')).toBeVisible();
  expect(callStaffApi).toHaveBeenCalledWith('/transfers/places', {
    method: 'PUT',
    body: {
      revision: 4,
      places: [
        { id: 'store', name: 'Store room', sells: true },
        { id: expect.any(String) as string, name: 'Fair', sells: false },
      ],
    },
  });
});

test('receives a transfer with the pieces that arrived', async () => {
  renderInShop(<TransferScreen id="t1" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Receive stock' }));
  const dialog = await screen.findByRole('dialog', { name: 'Receive TR-208' });
  fireEvent.change(within(dialog).getByLabelText('Tangail saree (of 7)'), {
    target: { value: '6' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Receive stock' }));
  expect(await screen.findByText('Transfer received')).toBeVisible();
  expect(callStaffApi).toHaveBeenCalledWith('/transfers/t1/receive', {
    method: 'POST',
    body: { revision: 1, lines: [{ productId: 'p1', quantity: 6 }] },
  });
});

test('reports what is missing in a new transfer, then creates it', async () => {
  const saved = vi.fn();
  renderInShop(<TransferForm onSaved={saved} />);
  await screen.findAllByRole('option', { name: 'Fair stall' });
  fireEvent.click(screen.getByRole('button', { name: 'Create transfer' }));
  expect(await screen.findAllByText('Choose a location.')).toHaveLength(2);
  expect(screen.getByText('Add at least one product.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: 'store' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: 'fair' } });
  const search = screen.getByRole('combobox', { name: 'Add a product' });
  fireEvent.change(search, { target: { value: 'tangail' } });
  fireEvent.mouseDown(await screen.findByRole('option', { name: /Tangail saree/ }));
  fireEvent.change(await screen.findByLabelText('Pieces of Tangail saree'), {
    target: { value: '4' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Create transfer' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  expect(callStaffApi).toHaveBeenCalledWith('/transfers', {
    method: 'POST',
    body: {
      requestId: expect.any(String) as string,
      fromId: 'store',
      toId: 'fair',
      note: '',
      lines: [{ productId: 'p1', quantity: 4 }],
    },
  });
});
