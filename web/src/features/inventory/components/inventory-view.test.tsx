import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { callStaffApi } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';
import { sampleInventory } from '#testing/sample-inventory.ts';

import { InventoryView } from './inventory-view.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const [saree] = sampleInventory({}).rows;
const answers = {
  totals: { products: 71, lowStock: 4, outOfStock: 2, value: 12_345_600, withoutCost: 3 },
  rows: [saree] as unknown[],
};

beforeEach(() => {
  answers.rows = [saree];
  vi.mocked(callStaffApi).mockImplementation((path) => {
    if (path === '/inventory/totals') return Promise.resolve({ totals: answers.totals });
    if (path.endsWith('/adjust')) {
      const product = { ...saree, available: 8 };
      answers.rows = [product];
      return Promise.resolve({ product });
    }
    return Promise.resolve({ rows: answers.rows, nextCursor: null });
  });
});

test('the tiles show the number of products, low stock, out of stock and the total value', async () => {
  renderInShop(<InventoryView />);
  for (const [label, value] of [
    ['Total Products', '71'],
    ['Low Stock', '4'],
    ['Out of Stock', '2'],
    ['Total Value', '₹1,23,456'],
  ] as const) {
    const tile = screen.getByText(label).parentElement!;
    expect(await within(tile).findByText(value)).toBeVisible();
  }
  expect(screen.getByText('At cost, without 3 products that have no recorded cost')).toBeVisible();
});

test('filters by all, low stock and out of stock on the server', async () => {
  renderInShop(<InventoryView />);
  const filter = screen.getByRole('group', { name: 'Filter' });
  expect(
    within(filter)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['All products', 'Low stock', 'Out of stock']);
  fireEvent.click(within(filter).getByRole('button', { name: 'Out of stock' }));
  await vi.waitFor(() => {
    expect(callStaffApi).toHaveBeenCalledWith(expect.stringContaining('filter=out'), {
      method: 'GET',
    });
  });
});

test('a row shows product, SKU, available, committed and on hand', async () => {
  renderInShop(<InventoryView />);
  await screen.findByText('Tangail saree');
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
    'Product',
    'SKU',
    'Available',
    'Committed',
    'On hand',
  ]);
  const cells = screen.getAllByRole('cell').map((one) => one.textContent);
  expect(cells).toEqual(['SAR-7', expect.stringContaining('3'), '2', '5']);
});

test('adjusts stock in its row by a difference with a reason', async () => {
  renderInShop(<InventoryView />);
  fireEvent.click(await screen.findByRole('button', { name: 'Adjust Tangail saree' }));
  fireEvent.change(screen.getByLabelText('Adjust by'), { target: { value: '+5' } });
  expect(screen.getByText('3 → 8')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'found' } });
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'behind the loom' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Tangail saree: 8 available.')).toBeVisible();
  expect(await screen.findByText('8')).toBeVisible();
  expect(callStaffApi).toHaveBeenCalledWith('/inventory/p1/adjust', {
    method: 'POST',
    body: {
      requestId: expect.any(String) as string,
      difference: 5,
      reason: 'found',
      note: 'behind the loom',
    },
  });
});

test('reports an invalid difference under the field and sends nothing', async () => {
  renderInShop(<InventoryView />);
  fireEvent.click(await screen.findByRole('button', { name: 'Adjust Tangail saree' }));
  vi.mocked(callStaffApi).mockClear();
  fireEvent.change(screen.getByLabelText('Adjust by'), { target: { value: 'five' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    screen.getByText('Enter how many pieces to add or remove, such as +5 or -2.'),
  ).toBeVisible();
  expect(callStaffApi).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText('Adjust by'), { key: 'Escape' });
  expect(screen.queryByLabelText('Adjust by')).toBeNull();
  expect(screen.getByRole('button', { name: 'Adjust Tangail saree' })).toHaveFocus();
});

test('opens the stock history of a product', async () => {
  vi.mocked(callStaffApi).mockImplementation((path) =>
    Promise.resolve({
      rows: path.startsWith('/inventory/p1/movements') ? [MOVED] : answers.rows,
      totals: answers.totals,
      nextCursor: null,
    }),
  );
  renderInShop(<InventoryView />);
  fireEvent.click(await screen.findByRole('button', { name: 'History of Tangail saree' }));
  const dialog = await screen.findByRole('dialog', { name: 'Stock history of Tangail saree' });
  expect(await within(dialog).findByText('Damaged: moths')).toBeVisible();
  expect(within(dialog).getByText('Adjusted')).toBeVisible();
  expect(within(dialog).getByText('-2')).toBeVisible();
  expect(within(dialog).getByText('Sita Staff')).toBeVisible();
});

test('shows the stock of each size, and adjusts one of them', async () => {
  const size = (id: string, Size: string, available: number) => ({
    ...{ id, options: { Size }, sku: '', available, committed: 0, lowStock: 3 },
  });
  answers.rows = [{ ...saree, variants: [size('v1', 'M', 7), size('v2', 'L', 0)], unassigned: 1 }];
  renderInShop(<InventoryView />);
  await userEvent.click(await screen.findByText('2 variants · 1 out'));
  const sizes = screen.getAllByRole('listitem').map((one) => one.textContent);
  expect(sizes).toEqual(['M7', 'L0Out', 'No variant1']);
  fireEvent.click(screen.getByRole('button', { name: 'Adjust Tangail saree' }));
  await userEvent.selectOptions(screen.getByLabelText('Variant'), 'L');
  fireEvent.change(screen.getByLabelText('Adjust by'), { target: { value: '+2' } });
  expect(screen.getByText('0 → 2')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => {
    expect(callStaffApi).toHaveBeenCalledWith('/inventory/p1/adjust', {
      method: 'POST',
      body: expect.objectContaining({ variantId: 'v2', difference: 2 }) as object,
    });
  });
});

test('shows units of a size that is no longer sold, says so, and adjusts them', async () => {
  const level = { sku: '', committed: 0, lowStock: 3 };
  const variants = [{ ...level, id: 'v1', options: { Size: 'M' }, available: 0 }];
  const retired = [{ ...level, id: 'v2', options: { Size: 'L' }, available: 2 }];
  answers.rows = [{ ...saree, available: 2, variants, retired }];
  renderInShop(<InventoryView />);
  await userEvent.click(await screen.findByText('1 variant · 1 out'));
  const sizes = screen.getAllByRole('listitem').map((one) => one.textContent);
  expect(sizes).toEqual(['M0Out', 'L2No longer sold']);
  expect(screen.getAllByText('Out')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Adjust Tangail saree' }));
  await userEvent.selectOptions(screen.getByLabelText('Variant'), 'L (no longer sold)');
  fireEvent.change(screen.getByLabelText('Adjust by'), { target: { value: '-2' } });
  expect(screen.getByText('2 → 0')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => {
    expect(callStaffApi).toHaveBeenCalledWith('/inventory/p1/adjust', {
      method: 'POST',
      body: expect.objectContaining({ variantId: 'v2', difference: -2 }) as object,
    });
  });
});

const MOVED = {
  id: 'm1',
  variant: '',
  reason: 'adjustment',
  quantityDelta: -2,
  committedDelta: 0,
  orderId: null,
  note: 'Damaged: moths',
  source: '',
  by: 'Sita Staff',
  at: '2026-11-20T20:00:00Z',
};
