import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '#lib/server/api-client.ts';
import { callStaffApi } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { TransferForm } from './transfer-form.tsx';
import { TransfersView } from './transfers-view.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const UNAVAILABLE = new ApiError('The shop does not answer just now.', {
  status: 503,
  code: 'away',
});
const STALE = new ApiError('Someone else has just changed this.', { status: 409, code: 'stale' });
const world = { isAway: false, revision: 4, names: ['Store room', 'Fair stall'] };

beforeEach(() => {
  Object.assign(world, { isAway: false, revision: 4, names: ['Store room', 'Fair stall'] });
  vi.mocked(callStaffApi).mockReset();
  vi.mocked(callStaffApi).mockImplementation((path, call) => {
    if (!path.endsWith('/places')) return Promise.resolve({ rows: [], nextCursor: null });
    if (world.isAway) return Promise.reject(UNAVAILABLE);
    const sent = call?.body as { revision: number } | undefined;
    if (sent && sent.revision !== world.revision) return Promise.reject(STALE);
    const places = world.names.map((name) => ({ id: name, name, sells: true }));
    return Promise.resolve({ places, revision: world.revision });
  });
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Locations' }));

test('shows when locations fail to load, and retries', async () => {
  world.isAway = true;
  renderInShop(<TransfersView />);
  press('Locations');
  const places = await dialog();
  expect(await places.findByText('The shop does not answer just now.')).toBeVisible();
  press('Save locations');
  expect(await places.findByText('Failed to load locations')).toBeVisible();
  expect(callStaffApi).not.toHaveBeenCalledWith(
    '/transfers/places',
    expect.not.objectContaining({ method: 'GET' }),
  );
  world.isAway = false;
  press('Try Again');
  expect(await places.findByDisplayValue('Fair stall')).toBeVisible();
});

test('a reopened dialog loads the current locations after a stale error', async () => {
  renderInShop(<TransfersView />);
  press('Locations');
  const places = await dialog();
  expect(await places.findByDisplayValue('Fair stall')).toBeVisible();
  Object.assign(world, { revision: 5, names: ['Store room', 'Tent'] });
  press('Save locations');
  expect(await places.findByText('Someone else has just changed this.')).toBeVisible();
  press('Close');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Locations');
  const again = await dialog();
  expect(await again.findByDisplayValue('Tent')).toBeVisible();
  press('Save locations');
  expect(await screen.findByText('Locations saved')).toBeVisible();
});

test('a new transfer shows when locations fail to load, and retries', async () => {
  world.isAway = true;
  renderInShop(<TransferForm onSaved={vi.fn()} />);
  expect(await screen.findByText('The shop does not answer just now.')).toBeVisible();
  world.isAway = false;
  press('Try Again');
  expect(await screen.findAllByRole('option', { name: 'Fair stall' })).toHaveLength(2);
  expect(screen.queryByText('The shop does not answer just now.')).toBeNull();
});
