import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { ReturnsPage } from './returns-list.tsx';

const { readReturns, subscribeToChanges } = vi.hoisted(() => ({
  readReturns: vi.fn<(filter: object, cursor: string) => Promise<ListPage<OrderReturn>>>(),
  subscribeToChanges:
    vi.fn<(collectionId: string, onChange: () => void, onEnd: () => void) => () => void>(),
}));
vi.mock('../data/read-returns.ts', () => ({ readReturns }));
vi.mock('../../data/collection-changes.ts', () => ({ subscribeToChanges }));

const aReturn = (number: string): OrderReturn => ({
  id: number,
  orderId: `o-${number}`,
  orderNumber: number,
  uid: null,
  customerName: 'Asha Devi',
  customerEmail: 'asha@kargha.example',
  state: 'requested',
  lines: [],
  reason: 'flawed',
  answer: '',
  photos: [],
  estimate: paise(0),
  refundId: null,
  revision: 1,
  createdAt: new Date('2026-11-20T20:00:00Z'),
  updatedAt: new Date('2026-11-20T20:00:00Z'),
});
const page = (...numbers: string[]) => ({ rows: numbers.map(aReturn), nextCursor: null });

beforeEach(() => {
  vi.resetAllMocks();
  subscribeToChanges.mockReturnValue(() => undefined);
  readReturns.mockResolvedValue(page('KG-1'));
});

test('loads older returns with Load more', async () => {
  readReturns
    .mockResolvedValueOnce({ ...page('KG-1'), nextCursor: 'after-1' })
    .mockResolvedValueOnce(page('KG-2'));
  renderInShop(<ReturnsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: 'KG-2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'KG-1' })).toHaveAttribute(
    'href',
    '/admin/orders/o-KG-1',
  );
  expect(readReturns).toHaveBeenLastCalledWith({ states: [], isExchange: false }, 'after-1');
});

test('a view requests its returns and says when there are none', async () => {
  renderInShop(<ReturnsPage />);
  await screen.findByRole('link', { name: 'KG-1' });
  readReturns.mockResolvedValue(page());
  await userEvent.click(screen.getByRole('button', { name: 'On the way' }));
  expect(await screen.findByText('No returns with this status')).toBeVisible();
  const coming = { states: ['approved', 'picked_up'], isExchange: false };
  expect(readReturns).toHaveBeenLastCalledWith(coming, '');
});

test('shows a new return automatically', async () => {
  renderInShop(<ReturnsPage />);
  await screen.findByRole('link', { name: 'KG-1' });
  readReturns.mockResolvedValue(page('KG-2', 'KG-1'));
  act(() => subscribeToChanges.mock.calls[0]![1]());
  expect(await screen.findByRole('link', { name: 'KG-2' })).toBeVisible();
});

test('says when the list no longer updates, and loads it again', async () => {
  renderInShop(<ReturnsPage />);
  await screen.findByRole('link', { name: 'KG-1' });
  act(() => subscribeToChanges.mock.calls[0]![2]());
  expect(screen.getByRole('alert')).toHaveTextContent('This list no longer updates');
  readReturns.mockResolvedValue(page('KG-2', 'KG-1'));
  await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
  expect(await screen.findByRole('link', { name: 'KG-2' })).toBeVisible();
  expect(subscribeToChanges).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});
