import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import { ApiError } from '#lib/server/api-client.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import type { BulkWork, RowOutcome } from '#ui/lists/use-bulk-run.ts';

import { CourierBulk } from './courier-bulk.tsx';

const { call, fetchFile, saveFile } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: { method: string; path: string }, request: Sent) => Promise<object>>(),
  fetchFile: vi.fn<(path: string) => Promise<Blob>>(),
  saveFile: vi.fn<(name: string) => void>(),
}));
vi.mock('#session/state/staff-endpoint.ts', () => ({ callStaffEndpoint: call }));
vi.mock('#session/state/staff-api.ts', () => ({ fetchStaffFile: fetchFile }));
vi.mock('#lib/files/save-file.ts', () => ({ saveFile }));
vi.mock('#session/state/permissions.ts', () => ({ useCan: () => () => true }));

interface Sent {
  body?: { orders: { id: string }[] };
}

const ORDERS = Array.from({ length: 25 }, (_, place) => ({
  ...{ id: `o${place}`, number: `KG-${place}`, revision: 1 },
})) as OrderRow[];

const outcomes: RowOutcome[] = [];
const run = {
  ...{ running: undefined, isBusy: false, stop: vi.fn(), forget: vi.fn() },
  start: async ({ change }: BulkWork) => {
    await change(
      (more) => outcomes.push(...more),
      () => false,
    );
    return true;
  },
};

const pickup = vi.fn<() => Promise<object>>();

beforeEach(() => {
  outcomes.length = 0;
  for (const mock of [fetchFile, saveFile, pickup]) mock.mockReset();
  fetchFile.mockResolvedValue(new Blob([], { type: 'application/pdf' }));
  call.mockReset();
  call.mockImplementation(({ method, path }, { body }) => {
    if (path === '/api/couriers/pickups') return pickup();
    if (method === 'GET') return Promise.resolve({ couriers: [], hasAggregator: true });
    const booked = body?.orders.map(({ id }) => ({ id, number: '', awb: 'A', problem: '' }));
    return Promise.resolve({ outcomes: booked });
  });
});

const savedFiles = () => saveFile.mock.calls.map(([name]) => name);

async function press(name: string): Promise<void> {
  renderInShop(<CourierBulk orders={ORDERS} run={run} />);
  await userEvent.click(await screen.findByRole('button', { name }));
}

test('books ten orders at a time', async () => {
  await press('Book couriers');
  await vi.waitFor(() => expect(outcomes).toHaveLength(25));
  const sizes = call.mock.calls.flatMap(([, { body }]) => body?.orders.length ?? []);
  expect(sizes).toEqual([10, 10, 5]);
  expect(outcomes.at(-1)).toEqual({ id: 'o24', name: 'KG-24', problem: '' });
});

test('saves labels although the pickup is refused', async () => {
  pickup.mockRejectedValue(
    new ApiError('The pickup time is over for today.', { status: 409, code: 'aggregator_refused' }),
  );
  await press('Labels and manifest');
  expect(await screen.findByText('The pickup time is over for today.')).toBeVisible();
  expect(savedFiles()).toEqual(['labels.pdf']);
});

test('names orders that are not booked, and says that there is no manifest', async () => {
  pickup.mockResolvedValue({ parcels: 2, notBooked: ['KG-3', 'KG-4'] });
  fetchFile.mockImplementation((path) =>
    path.includes('manifest')
      ? Promise.reject(new ApiError('No manifest.', { status: 409, code: 'no_manifest' }))
      : Promise.resolve(new Blob([], { type: 'application/zip' })),
  );
  await press('Labels and manifest');
  const message =
    'The courier picks up 2 parcels. This courier has no manifest: its labels are enough. Without a booked parcel: KG-3, KG-4.';
  expect(await screen.findByText(message)).toBeVisible();
  expect(savedFiles()).toEqual(['labels.zip']);
});
