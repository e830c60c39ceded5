import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { withCreditDueDates, planInstalments } from '@kargha/domain/payments/instalment';
import { paise } from '@kargha/domain/money/paise';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { sampleOrder } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { DueList } from './due-list.tsx';

const { readOpenOrders } = vi.hoisted(() => ({
  readOpenOrders: vi.fn<(uid: string) => Promise<ShownOrder[]>>(),
}));
vi.mock('../data/open-orders.ts', () => ({ readOpenOrders }));

const INVOICED = new Date('2026-01-01T06:30:00Z');

const order = (fields: object) =>
  sampleOrder({
    number: 'KG-ABCD1234',
    state: 'placed',
    paymentTerms: 'credit-30',
    purchaseOrderNumber: 'PO/77',
    invoiceNumber: 'KG/2526/000001',
    instalments: withCreditDueDates(
      planInstalments(paise(500_000), 'credit-30', INVOICED),
      INVOICED,
    ),
    ...fields,
  });

beforeEach(() => {
  readOpenOrders.mockReset();
});

test('shows overdue payments with a link to pay', async () => {
  readOpenOrders.mockResolvedValue([order({})]);
  renderInShop(<DueList uid="u1" />);
  const due = await screen.findByRole('region', { name: 'Payments due' });
  for (const text of ['₹5,000 in total', 'Overdue', 'Due on 31 Jan 2026', 'Your PO number PO/77']) {
    expect(within(due).getByText(text)).toBeVisible();
  }
  expect(within(due).getByRole('link', { name: 'Pay order KG-ABCD1234' })).toHaveAttribute(
    'href',
    '/orders/o1',
  );
});

test('renders nothing when nothing is due', async () => {
  readOpenOrders.mockResolvedValue([order({ state: 'cancelled' })]);
  renderInShop(<DueList uid="u2" />);
  await vi.waitFor(() => expect(readOpenOrders).toHaveBeenCalled());
  expect(screen.queryByRole('region')).toBeNull();
});

test('offers a retry when loading fails', async () => {
  readOpenOrders.mockRejectedValueOnce(new Error('offline')).mockResolvedValue([order({})]);
  renderInShop(<DueList uid="u3" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Overdue')).toBeVisible();
});
