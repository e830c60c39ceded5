import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import type { Margin } from '@kargha/domain/reports/analytics-endpoints';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { MarginPanel } from './margin-panel.tsx';

const MARGIN: Margin = {
  ...{ months: ['2026-10', '2026-11'], sales: paise(540_000), cost: paise(360_000) },
  ...{ unknownUnits: 4, unknownSales: paise(300_000), isPartial: false },
};
const RANGE = { from: '2026-10-20', to: '2026-11-18' };

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('#session/state/staff-endpoint.ts', () => ({
  callStaffEndpoint: ({ path }: { path: string }) => call(path) as unknown,
}));
beforeEach(() => call.mockReset().mockResolvedValue({ margin: MARGIN }));

test('shows the margin of whole months, and what has no recorded cost', async () => {
  signInStaff('finance');
  renderInShop(<MarginPanel range={RANGE} />);
  const panel = within(await screen.findByRole('region', { name: 'Gross margin' }));
  expect(panel.getByText('October 2026 to November 2026, whole months')).toBeVisible();
  expect(panel.getByText('₹1,800, 33.3% of net sales')).toBeVisible();
  expect(panel.getByText('₹5,400 net sales, ₹3,600 cost of goods')).toBeVisible();
  expect(
    panel.getByText('Not included: 4 pieces sold for ₹3,000 without a recorded cost.'),
  ).toBeVisible();
});

test('asks for nothing for staff who may not see costs', () => {
  signInStaff('support');
  renderInShop(<MarginPanel range={RANGE} />);
  expect(screen.queryByText('Gross margin')).toBeNull();
  expect(call).not.toHaveBeenCalled();
});
