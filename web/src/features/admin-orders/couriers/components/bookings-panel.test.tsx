import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { courierEndpoints } from '@kargha/domain/couriers/courier-endpoints';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { sampleOrder } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import type { StaffOrder } from '../../state/staff-order.ts';
import { BookingsPanel } from './bookings-panel.tsx';

const { call, can } = vi.hoisted(() => ({
  can: vi.fn<() => boolean>(),
  call: vi.fn<(endpoint: { method: string; path: string }, request: Sent) => Promise<object>>(),
}));
vi.mock('#session/state/staff-endpoint.ts', () => ({ callStaffEndpoint: call }));
vi.mock('#session/state/permissions.ts', () => ({ useCan: () => can }));

interface Sent {
  body?: object;
}

const SIZE = { weightGrams: 1300, lengthCm: 22, breadthCm: 13.7, heightCm: 8.4 };
const RATES = {
  size: SIZE,
  rates: [
    { courierId: 101, courier: 'Hamsa Surface', charge: 17_400, days: 6 },
    { courierId: 102, courier: 'Pavan Express', charge: 27_600, days: 2 },
  ],
  chosen: 101,
};
const booking = (fields: object) => ({
  ...{
    id: 'b1',
    orderNumber: 'KG-ABCD1234',
    parcelId: 'parcel-1',
    returnId: '',
    state: 'requested',
  },
  ...{ courier: '', awb: '', charge: null, problem: '', nextAttemptAt: null },
  ...{ requestedAt: new Date(0), isManifested: false, ...fields },
});

const LINES = [{ productId: 'saree', title: 'Kota saree', quantity: 2, unitPrice: 180_000 }];
const order = sampleOrder({
  ...{ id: 'o1', number: 'KG-ABCD1234', state: 'packed', revision: 7, lines: LINES },
}) as StaffOrder;

function answer(answers: Record<string, object>) {
  call.mockImplementation(({ method, path }) =>
    Promise.resolve(answers[`${method} ${path}`] ?? {}),
  );
}

beforeEach(() => {
  call.mockReset();
  can.mockReturnValue(true);
});

test('books a parcel with its proposed size and the courier that staff choose', async () => {
  answer({
    'GET /api/couriers': { couriers: [], hasAggregator: true },
    'GET /api/couriers/bookings': { bookings: [] },
    'POST /api/couriers/rates': RATES,
    'POST /api/couriers/bookings': { booking: booking({ state: 'shipped', awb: 'AWB1' }) },
  });
  renderInShop(<BookingsPanel order={order} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Book courier' }));
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByLabelText('Weight (g)')).toHaveValue('1300');
  const courier = within(dialog).getByLabelText('Courier');
  expect(courier).toHaveDisplayValue('Hamsa Surface · ₹174 · 6 days');
  await userEvent.selectOptions(courier, 'Pavan Express · ₹276 · 2 days');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Book courier' }));
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ path: '/api/couriers/bookings' }), {
    body: {
      ...{ orderId: 'o1', revision: 7, courierId: 102, size: SIZE },
      lines: [{ productId: 'saree', quantity: 2 }],
    },
  });
  expect(await screen.findByText('Booked. The tracking number is AWB1.')).toBeVisible();
});

test('says why a parcel could not be booked, and when a waiting one is tried again', async () => {
  answer({
    'GET /api/couriers': { couriers: [], hasAggregator: true },
    'GET /api/couriers/bookings': {
      bookings: [
        booking({ id: 'b1', state: 'cancelled', problem: 'Insufficient wallet balance' }),
        booking({
          id: 'b2',
          parcelId: 'parcel-2',
          nextAttemptAt: new Date('2026-11-26T06:30:00Z'),
        }),
      ],
    },
  });
  renderInShop(<BookingsPanel order={order} />);
  expect(await screen.findByText('Not booked')).toBeVisible();
  expect(screen.getByText('Insufficient wallet balance')).toBeVisible();
  expect(screen.getByText('We try again at 26 Nov, 12:00 pm.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Book courier' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Book parcel-2 now' }));
  expect(call).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/api/couriers/bookings/:id/attempts' }),
    { params: { id: 'b2' } },
  );
});

test('shows nothing in a shop without an aggregator', async () => {
  answer({ 'GET /api/couriers': { couriers: [], hasAggregator: false } });
  renderInShop(<BookingsPanel order={order} />);
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(screen.queryByText('Courier bookings')).toBeNull();
});

/** As the filters of the order list and the form for a tracking number do. */
function ReadCouriers() {
  return useStaffQuery(courierEndpoints.list, {}).data ? <p>couriers are read</p> : null;
}

test('asks for no bookings when someone who may not ship has read the couriers', async () => {
  can.mockReturnValue(false);
  answer({
    'GET /api/couriers': { couriers: [], hasAggregator: true },
    'GET /api/couriers/bookings': { bookings: [booking({})] },
  });
  renderInShop(
    <>
      <ReadCouriers />
      <BookingsPanel order={order} />
    </>,
  );
  expect(await screen.findByText('couriers are read')).toBeVisible();
  expect(screen.queryByText('Courier bookings')).toBeNull();
  expect(call).toHaveBeenCalledOnce();
});
