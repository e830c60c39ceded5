import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { sampleReturn } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { ReturnPickup } from './return-pickup.tsx';

const { call } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: { method: string; path: string }, request: object) => Promise<object>>(),
}));
vi.mock('#session/state/staff-endpoint.ts', () => ({ callStaffEndpoint: call }));
vi.mock('#session/state/permissions.ts', () => ({ useCan: () => () => true }));

const SIZE = { weightGrams: 600, lengthCm: 22, breadthCm: 13.7, heightCm: 4.2 };
const RATES = {
  size: SIZE,
  rates: [{ courierId: 102, courier: 'Pavan Express', charge: 9_200, days: 2 }],
  chosen: 102,
};
const BOOKING = {
  ...{ id: 'b1', orderNumber: 'KG-ABCD1234', parcelId: 'return-r1', returnId: 'r1' },
  ...{ state: 'shipped', courier: 'Pavan Express', awb: '1020001', charge: 9_200, problem: '' },
  ...{ nextAttemptAt: null, requestedAt: new Date(0), isManifested: false },
};
const PICKUP = { courier: 'Pavan Express', awb: '1020001', trackingUrl: '', state: 'shipped' };

function show(answers: Record<string, object>, fields: object = {}) {
  call.mockImplementation(({ method, path }) =>
    Promise.resolve(answers[`${method} ${path}`] ?? {}),
  );
  const orderReturn = sampleReturn({ state: 'approved', lines: [], revision: 3, ...fields });
  renderInShop(<ReturnPickup orderReturn={orderReturn} />);
}

beforeEach(() => {
  call.mockReset();
});

test('books the pickup with the courier and size on the screen', async () => {
  show({
    'GET /api/returns/:id/pickup': { hasAggregator: true, booking: null },
    'POST /api/returns/:id/pickup/rates': RATES,
    'POST /api/returns/:id/pickup': { booking: BOOKING },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Book pickup' }));
  expect(await screen.findByText('Pavan Express · ₹92 · 2 days')).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Book pickup' }).at(-1)!);
  expect(call).toHaveBeenCalledWith(
    expect.objectContaining({ method: 'POST', path: '/api/returns/:id/pickup' }),
    { params: { id: 'r1' }, body: { revision: 3, courierId: 102, size: SIZE } },
  );
});

test('shows who comes and what it costs, and cancels it', async () => {
  const found = { hasAggregator: true, booking: BOOKING };
  show({ 'GET /api/returns/:id/pickup': found }, { pickup: PICKUP });
  expect(await screen.findByText('₹92 for the courier')).toBeVisible();
  expect(screen.getByText(/Pavan Express · 1020001 · Pickup booked/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Book pickup' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel pickup' }));
  expect(call).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/api/returns/:id/pickup/cancellation' }),
    { params: { id: 'r1' }, body: { revision: 3 } },
  );
});

test('offers no cancellation once the courier has come', async () => {
  const found = { hasAggregator: true, booking: BOOKING };
  const pickup = { ...PICKUP, state: 'in_transit' };
  show({ 'GET /api/returns/:id/pickup': found }, { state: 'picked_up', pickup });
  expect(await screen.findByText('₹92 for the courier')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
