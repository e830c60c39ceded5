import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useParams } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { rememberPage } from '../state/order-sequence.ts';
import { OrderStepper } from './order-stepper.tsx';

const readOrders = vi.hoisted(() =>
  vi.fn<(filter: object, cursor: string) => Promise<ListPage<{ id: string }>>>(),
);
vi.mock('../list/data/order-list-api.ts', () => ({ readOrders }));

const FILTER = { search: '', state: 'to-pack', sort: 'newest' };
const page = (nextCursor: string | null, ...ids: string[]) => ({
  rows: ids.map((id) => ({ id }) as OrderRow),
  nextCursor,
});

function Order() {
  const { id = '' } = useParams();
  return (
    <main>
      <h1>{id}</h1>
      <OrderStepper orderId={id} />
    </main>
  );
}

function open(id: string) {
  renderInShop(
    <Routes>
      <Route path="/admin/orders/:id" element={<Order />} />
    </Routes>,
    `/admin/orders/${id}`,
  );
}

const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  readOrders.mockReset();
});

test('walks through the list', async () => {
  rememberPage(FILTER, '', page(null, 'o1', 'o2', 'o3'));
  open('o1');
  expect(screen.getByText('1 of 3')).toBeVisible();
  expect(button('Previous order')).toBeDisabled();
  await userEvent.click(button('Next order'));
  await heading('o2');
  await userEvent.click(button('Next order'));
  await heading('o3');
  expect(button('Next order')).toBeDisabled();
  await userEvent.click(button('Previous order'));
  await heading('o2');
});

test('reads the next page of the list with its filter', async () => {
  rememberPage(FILTER, '', page('after-o1', 'o1'));
  readOrders.mockResolvedValueOnce(page(null, 'o2'));
  open('o1');
  await userEvent.click(button('Next order'));
  await heading('o2');
  expect(readOrders.mock.calls).toEqual([[FILTER, 'after-o1']]);
  expect(screen.getByText('2 of 2')).toBeVisible();
});

test('says so when the list has no further orders', async () => {
  rememberPage(FILTER, '', page('after-o1', 'o1'));
  readOrders.mockResolvedValueOnce(page(null));
  open('o1');
  await userEvent.click(button('Next order'));
  expect(await screen.findByText('This is the last order of the list.')).toBeVisible();
});

test('is not there for an order that was not opened from a list', () => {
  rememberPage(FILTER, '', page(null, 'o1', 'o2'));
  open('o9');
  expect(screen.queryByRole('button')).toBeNull();
});
