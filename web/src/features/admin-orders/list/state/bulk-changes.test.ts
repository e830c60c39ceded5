import { expect, test, vi } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import type { BulkProgress, OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import type { RowOutcome } from '#ui/lists/use-bulk-run.ts';

import { applyToOrders } from './bulk-changes.ts';

const { runBulkStep } = vi.hoisted(() => ({
  runBulkStep: vi.fn<(change: object, target: { orders: object[] }) => Promise<BulkProgress>>(),
}));
vi.mock('../data/bulk-api.ts', () => ({ runBulkStep, countOrders: vi.fn() }));

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
  tags: [],
  revision: 0,
});

const rows = (count: number) => Array.from({ length: count }, (_, at) => row(`KG-${at + 1}`));

async function apply(orders: OrderRow[], isStopped = () => false) {
  const progress: RowOutcome[] = [];
  await applyToOrders(orders, { action: 'pack' })(
    (outcomes) => progress.push(...outcomes),
    isStopped,
  );
  return progress.map(({ name, problem }) => [name, problem]);
}

test('reports the outcome of each order', async () => {
  const outcomes = [
    { number: 'KG-1', problem: '' },
    { number: 'KG-2', problem: 'This order is on hold.' },
  ];
  runBulkStep.mockResolvedValueOnce({ outcomes, nextCursor: null });
  expect(await apply(rows(2))).toEqual([
    ['KG-1', ''],
    ['KG-2', 'This order is on hold.'],
  ]);
  const orders = ['KG-1', 'KG-2'].map((id) => ({ id, revision: 0 }));
  expect(runBulkStep).toHaveBeenCalledWith({ action: 'pack' }, { orders });
});

test('continues after a batch that failed, also without a message', async () => {
  runBulkStep
    .mockRejectedValueOnce(new Error(''))
    .mockResolvedValueOnce({ outcomes: [{ number: 'KG-21', problem: '' }], nextCursor: null });
  const outcomes = await apply(rows(21));
  expect(outcomes).toHaveLength(21);
  expect(outcomes[0]).toEqual(['KG-1', 'Something went wrong. Please try again.']);
  expect(outcomes[20]).toEqual(['KG-21', '']);
});

test('stops between two batches', async () => {
  runBulkStep.mockResolvedValue({ outcomes: [], nextCursor: null });
  runBulkStep.mockClear();
  await apply(rows(60), () => runBulkStep.mock.calls.length === 2);
  expect(runBulkStep).toHaveBeenCalledTimes(2);
});
