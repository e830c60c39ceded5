import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import { paise } from '@kargha/domain/money/paise';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { OrdersPage } from './orders-view.tsx';

beforeEach(() => signInStaff('owner'));

const read = vi.hoisted(() => vi.fn<() => Promise<{ rows: OrderRow[]; nextCursor: null }>>());
vi.mock('#session/state/endpoint-queries.ts', () => ({
  useStaffQuery: () => ({ data: { couriers: [], hasAggregator: false } }),
}));
vi.mock('../../data/collection-changes.ts', () => ({ subscribeToChanges: () => () => undefined }));
vi.mock('../data/order-list-api.ts', () => ({
  readOrders: read,
  readOrderTags: () =>
    Promise.resolve([
      { id: 't1', name: 'Fragile' },
      { id: 't2', name: 'Gift' },
    ]),
}));

const order: OrderRow = {
  id: 'o1',
  number: 'KG-ABCD1234',
  name: 'Asha Devi',
  email: 'asha@kargha.example',
  phone: '9876543210',
  worth: paise(2_183_000),
  state: 'placed',
  payment: 'captured',
  createdAt: new Date('2026-11-20T20:00:00Z'),
  pieces: 2,
  reviewReasons: [],
  invoiceNumber: '',
  tags: [],
  revision: 1,
};

async function show(fields: Partial<OrderRow> = {}) {
  read.mockResolvedValue({ rows: [{ ...order, ...fields }], nextCursor: null });
  renderInShop(<OrdersPage />);
  await screen.findByText('KG-ABCD1234');
}

test('a row has number, customer, amount, status, the day in India and the number of items', async () => {
  await show();
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    '',
    'Order ID',
    'Customer',
    'Amount',
    'Status',
    'Date',
    'Items',
    'Actions',
  ]);
  const row = screen.getAllByRole('row')[1]!;
  for (const text of [
    'KG-ABCD1234',
    'Asha Devi',
    'asha@kargha.example',
    '₹21,830',
    'Placed',
    '21 Nov 2026',
    '1:30 am',
    '2 items',
  ]) {
    expect(within(row).getByText(text)).toBeVisible();
  }
});

test('a row shows its tags by name', async () => {
  await show({ tags: ['t2'] });
  expect(await screen.findByText('Gift', { ignore: 'option' })).toBeVisible();
  expect(screen.queryByText('Fragile', { ignore: 'option' })).not.toBeInTheDocument();
});

test('view and edit link to the order page', async () => {
  await show();
  const view = screen.getByRole('link', { name: 'View order KG-ABCD1234' });
  expect(view).toHaveAttribute('href', '/admin/orders/o1');
  const edit = screen.getByRole('link', { name: 'Edit order KG-ABCD1234' });
  expect(edit).toHaveAttribute('href', '/admin/orders/o1?do=edit');
});

test('the menu offers the documents and only the actions that the order allows', async () => {
  await show({ state: 'delivered', invoiceNumber: 'KG/2627/000001' });
  fireEvent.click(
    await screen.findByRole('button', { name: 'More actions for order KG-ABCD1234' }),
  );
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Packing slip',
    'Shipping label',
    'Invoice',
    'Refund',
    'Correct GST number',
    'Resend email',
  ]);
});

test('hides invoice and refund for an unpaid order', async () => {
  await show({ state: 'pending_payment', payment: 'pending' });
  fireEvent.click(
    await screen.findByRole('button', { name: 'More actions for order KG-ABCD1234' }),
  );
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Packing slip',
    'Shipping label',
    'Resend email',
  ]);
});
