import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/paise';
import { renderInShop } from '#testing/render-in-shop.tsx';

import type { ListedOrder } from '../state/listed-order.ts';
import { OrdersTable } from './orders-table.tsx';

const order: ListedOrder = {
  id: 'o1',
  number: 'KG-ABCD1234',
  name: 'Asha Devi',
  email: 'asha@kargha.example',
  phone: '9876543210',
  address: '12 Weaver Lane, Varanasi',
  total: paise(2_183_000),
  state: 'placed',
  createdAt: new Date('2026-11-20T20:00:00Z'),
  lines: [{ title: 'Banarasi saree', quantity: 2, unitPrice: paise(925_000) }],
  pieces: 2,
  needsReview: '',
};

test('a row has number, customer, amount, status, the day in India and the pieces', () => {
  renderInShop(<OrdersTable orders={[order]} labelledBy="x" />);
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
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
    '2 items',
  ]) {
    expect(within(row).getByText(text)).toBeVisible();
  }
});

test('View leads to the order’s own page', () => {
  renderInShop(<OrdersTable orders={[order]} labelledBy="x" />);
  const view = screen.getByRole('link', { name: 'View order KG-ABCD1234' });
  expect(view).toHaveAttribute('href', '/admin/orders/o1');
});
