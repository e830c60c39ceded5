import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { SearchesView } from './searches-view.tsx';

beforeEach(() => signInStaff('owner'));

const { callStaffApi } = vi.hoisted(() => ({
  callStaffApi: vi.fn<(path: string, call?: object) => Promise<object>>(),
}));
vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original<object>()),
  callStaffApi,
}));

const row = (words: string, misses: number) => ({ words, times: 5, misses, lastDay: '2026-11-20' });

const FOUND: Record<string, { count: number; areWeak: boolean }> = {
  sherwani: { count: 0, areWeak: false },
  'linen saree': { count: 4, areWeak: true },
  himroo: { count: 2, areWeak: false },
};

test('shows what was not found, and what the shop finds today', async () => {
  callStaffApi.mockResolvedValue({
    rows: [row('sherwani', 5), row('linen saree', 5), row('himroo', 4)],
    nextCursor: null,
  });
  renderInShop(
    <SearchesView findToday={(words) => FOUND[words] ?? { count: 0, areWeak: false }} />,
  );
  const rowOf = async (name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(name) }));
  expect((await rowOf('sherwani')).getByText('Nothing')).toBeVisible();
  expect((await rowOf('linen saree')).getByText('Only close matches')).toBeVisible();
  expect((await rowOf('himroo')).getByText('2 products')).toBeVisible();
  expect(screen.getByRole('link', { name: 'sherwani' })).toHaveAttribute(
    'href',
    '/products?search=sherwani',
  );
  expect(callStaffApi.mock.lastCall?.[0]).toBe('/searches?list=missed&days=30');

  await userEvent.click(screen.getByRole('button', { name: 'All searches' }));
  await waitFor(() => expect(callStaffApi.mock.lastCall?.[0]).toBe('/searches?list=all&days=30'));
});
