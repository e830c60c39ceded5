import { expect, test, vi } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import type { RowOutcome } from '#ui/lists/use-bulk-run.ts';

import { applyToOrders } from './bulk-changes.ts';

const { takeStep } = vi.hoisted(() => ({
  takeStep: vi.fn<(order: { id: string }) => Promise<void>>(),
}));
vi.mock('../../state/order-steps.ts', () => ({ takeStep }));

const row = (number: string): OrderRow => ({
  id: number,
  number,
  name: 'Asha Devi',
  email: 'asha@kargha.example',
  phone: '',
  worth: paise(424_800),
  state: 'placed',
  payment: 'captured',
  createdAt: new Date('2026-11-21T06:30:00.000Z'),
  pieces: 1,
  reviewReasons: [],
  invoiceNumber: '',
  revision: 0,
});

test('reports the outcome of each order, also of a failure without a message', async () => {
  takeStep
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('This order is on hold.'))
    .mockRejectedValueOnce(new Error(''));
  const progress: RowOutcome[] = [];
  const change = applyToOrders([row('KG-1'), row('KG-2'), row('KG-3')], 'pack');
  await change(
    (outcomes) => progress.push(...outcomes),
    () => false,
  );
  expect(progress.map(({ name, problem }) => [name, problem])).toEqual([
    ['KG-1', ''],
    ['KG-2', 'This order is on hold.'],
    ['KG-3', 'Something went wrong. Please try again.'],
  ]);
});
