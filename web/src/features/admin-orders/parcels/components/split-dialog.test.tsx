import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { sampleOrder } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import type { StaffOrder } from '../../state/staff-order.ts';
import { PlannedParcels } from './planned-parcels.tsx';

const { takeStep } = vi.hoisted(() => ({
  takeStep: vi.fn<(order: object, step: string, body: object) => Promise<void>>(),
}));
vi.mock('../../state/order-steps.ts', () => ({ takeStep }));
vi.mock('#session/state/permissions.ts', () => ({ useCan: () => () => true }));

const LINES = [{ productId: 'saree', title: 'Kota saree', quantity: 3, unitPrice: 180_000 }];
const order = sampleOrder({
  ...{ id: 'o1', number: 'KG-ABCD1234', state: 'packed', revision: 7, lines: LINES },
}) as StaffOrder;
const saree = (quantity: number) => ({ lines: [{ productId: 'saree', quantity }] });

test('splits an order: the first parcel keeps what the second one does not have', async () => {
  takeStep.mockResolvedValue();
  renderInShop(<PlannedParcels order={order} />);
  await userEvent.click(screen.getByRole('button', { name: 'Split into parcels' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add parcel' }));
  const second = screen.getByRole('group', { name: 'Parcel 2' });
  await userEvent.selectOptions(within(second).getByLabelText('Kota saree'), '1');
  expect(screen.getByText('2 × Kota saree')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save parcels' }));
  expect(takeStep).toHaveBeenCalledWith(expect.objectContaining({ id: 'o1' }), 'plan-parcels', {
    parcels: [saree(2), saree(1)],
  });
});

test('merges the parcels of a split order', async () => {
  takeStep.mockResolvedValue();
  renderInShop(<PlannedParcels order={{ ...order, plannedParcels: [saree(1), saree(2)] }} />);
  expect(screen.getByText('Parcel 2: 2 × Kota saree')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change parcels' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move parcel 2 into parcel 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save parcels' }));
  expect(takeStep).toHaveBeenLastCalledWith(expect.anything(), 'plan-parcels', {
    parcels: [saree(3)],
  });
});
