import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { BulkShipOutcome } from '@kargha/domain/orders/bulk-ship';
import type { BulkCount, BulkProgress } from '@kargha/domain/orders/staff-order-endpoints';
import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import { useSelection } from '#ui/lists/selection.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { NO_FILTER } from '../state/order-filter.ts';
import { OrderBulk } from './order-bulk.tsx';

const { countOrders, runBulkStep, shipParcels } = vi.hoisted(() => ({
  shipParcels: vi.fn<(parcels: object) => Promise<BulkShipOutcome[]>>(),
  countOrders: vi.fn<(filter: object) => Promise<BulkCount>>(),
  runBulkStep: vi.fn<(change: object, target: object) => Promise<BulkProgress>>(),
}));
vi.mock('#session/state/endpoint-queries.ts', () => ({
  useStaffQuery: () => ({ data: { couriers: [], hasAggregator: false } }),
}));
vi.mock('../data/bulk-api.ts', () => ({ countOrders, runBulkStep, shipParcels }));
vi.mock('../data/order-list-api.ts', () => ({ readOrderTags: () => Promise.resolve([]) }));
vi.mock('../../documents/data/order-document-api.ts', () => ({
  savePackingSlips: vi.fn(),
  saveLabels: vi.fn(),
  saveInvoices: vi.fn(),
}));

const ROWS = ['KG-1', 'KG-2'].map((id) => ({ id, number: id, revision: 1 }) as OrderRow);
const FILTER = { ...NO_FILTER, state: 'to-pack', sort: 'highest' };
const UNTIL = new Date('2026-11-21T10:00:00.000Z');
const onDone = vi.fn();

function Bar({ hasMore = true }: { hasMore?: boolean }) {
  const selection = useSelection(ROWS.map(({ id }) => id));
  return (
    <>
      <button onClick={selection.toggleAll}>tick all</button>
      <button onClick={() => selection.toggle('KG-1')}>tick one</button>
      <OrderBulk
        rows={ROWS}
        selection={selection}
        filter={FILTER}
        hasMore={hasMore}
        isWaiting={false}
        onDone={onDone}
      />
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const outcomesOf = (...numbers: number[]) =>
  numbers.map((number) => ({ number: `KG-${number}`, problem: '' }));

beforeEach(() => {
  vi.resetAllMocks();
  countOrders.mockResolvedValue({ count: 1240, until: UNTIL });
  signInStaff('manager');
});

test('selects all matching orders, and the server processes them in batches', async () => {
  runBulkStep
    .mockResolvedValueOnce({ outcomes: outcomesOf(1, 2), nextCursor: 'after-2' })
    .mockResolvedValueOnce({
      outcomes: [{ number: 'KG-3', problem: 'This is not possible.' }],
      nextCursor: null,
    });
  renderInShop(<Bar />);
  await press('tick all');
  expect(screen.getByText('2 selected')).toBeVisible();
  await press('Select all matching');
  expect(await screen.findByText('All 1,240 matching selected')).toBeVisible();
  const { sort: _sort, ...filter } = FILTER;
  expect(countOrders).toHaveBeenCalledWith(filter);

  await press('Confirm');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm: 1240 orders' });
  expect(await within(dialog).findByText(/^2 of 1240 done\. 1 failed:/)).toBeVisible();
  expect(within(dialog).getByText('This is not possible.')).toBeVisible();
  const target = { filter, until: UNTIL };
  expect(runBulkStep.mock.calls).toEqual([
    [{ action: 'confirm' }, { ...target, cursor: '' }],
    [{ action: 'confirm' }, { ...target, cursor: 'after-2' }],
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(onDone).toHaveBeenCalled();
});

test('clearing one checkbox limits the selection to the ticked orders', async () => {
  renderInShop(<Bar />);
  await press('tick all');
  await press('Select all matching');
  await screen.findByText('All 1,240 matching selected');
  await press('tick one');
  expect(screen.getByText('1 selected')).toBeVisible();
  runBulkStep.mockResolvedValueOnce({ outcomes: outcomesOf(2), nextCursor: null });
  await press('Confirm');
  expect(await screen.findByText('1 of 1 done.')).toBeVisible();
  const orders = [{ id: 'KG-2', revision: 1 }];
  expect(runBulkStep.mock.calls).toEqual([[{ action: 'confirm' }, { orders }]]);
});

test('tags the chosen orders', async () => {
  renderInShop(<Bar />);
  await press('tick all');
  // Its menu loads in its own chunk.
  const menu = { name: 'More actions for the selected orders' };
  await userEvent.click(await screen.findByRole('button', menu));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add tags' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add tags: 2 orders' });
  const confirm = within(dialog).getByRole('button', { name: 'Add tags' });
  await userEvent.click(confirm);
  expect(await within(dialog).findByText('Enter at least one tag.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Tags'), 'Gift, Fragile');
  runBulkStep.mockResolvedValueOnce({ outcomes: outcomesOf(1, 2), nextCursor: null });
  await userEvent.click(confirm);
  expect(await screen.findByText('2 of 2 done.')).toBeVisible();
  const change = { action: 'add-tags', tags: 'Gift, Fragile' };
  const orders = ['KG-1', 'KG-2'].map((id) => ({ id, revision: 1 }));
  expect(runBulkStep.mock.calls).toEqual([[change, { orders }]]);
});

test('offers only what the person may do', async () => {
  signInStaff('finance');
  renderInShop(<Bar />);
  await press('tick all');
  const names = ['Confirm', 'Mark as packed', 'Ship', 'Print labels', /More actions/];
  for (const name of names) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.getByRole('button', { name: 'Print invoices' })).toBeVisible();
});

test('ships the orders that have a tracking number, by keyboard', async () => {
  renderInShop(<Bar />);
  await press('tick all');
  await press('Ship');
  const dialog = await screen.findByRole('dialog', { name: 'Ship: 2 orders' });
  await userEvent.type(within(dialog).getByLabelText('Courier'), 'Hamsa Express');
  await userEvent.type(within(dialog).getByLabelText('AWB of KG-1'), 'HMS-1{Enter}');
  expect(within(dialog).getByLabelText('AWB of KG-2')).toHaveFocus();
  shipParcels.mockResolvedValueOnce([
    { number: 'KG-1', awb: 'HMS-1', result: 'refused', problem: 'This order is on hold.' },
  ]);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('This order is on hold.')).toBeVisible();
  const parcel = { order: 'KG-1', courier: 'Hamsa Express', awb: 'HMS-1' };
  expect(shipParcels.mock.calls).toEqual([[[parcel]]]);
});

test('keeps the ticked orders for the next action', async () => {
  renderInShop(<Bar />);
  await press('tick all');
  runBulkStep.mockResolvedValueOnce({ outcomes: outcomesOf(1, 2), nextCursor: null });
  await press('Confirm');
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.getByText('2 selected')).toBeVisible();
});

test('says when there are too many orders and disables the actions', async () => {
  countOrders.mockResolvedValue({ count: 5001, until: UNTIL });
  renderInShop(<Bar />);
  await press('tick all');
  await press('Select all matching');
  expect(
    await screen.findByText('You can change up to 5,000 at once. Please narrow the list.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
});

test('offers no further selection when all orders are loaded', async () => {
  renderInShop(<Bar hasMore={false} />);
  await press('tick all');
  expect(screen.queryByRole('button', { name: 'Select all matching' })).not.toBeInTheDocument();
});

test('stops a long run and reports what was done', async () => {
  let answer: (progress: BulkProgress) => void = () => undefined;
  runBulkStep.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  renderInShop(<Bar />);
  await press('tick all');
  await press('Select all matching');
  await screen.findByText('All 1,240 matching selected');
  await press('Mark as packed');
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  answer({ outcomes: outcomesOf(1, 2), nextCursor: 'after-2' });
  expect(await screen.findByText('2 of 1240 done.')).toBeVisible();
  expect(runBulkStep).toHaveBeenCalledOnce();
});

test('exports only what is ticked', async () => {
  renderInShop(<Bar />);
  await press('tick one');
  await press('Export selected');
  expect(await screen.findByText(/^Only the ones that you have selected\./)).toBeVisible();
});
