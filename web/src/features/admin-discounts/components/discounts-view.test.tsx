import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { DiscountRow } from '@kargha/domain/pricing/discount-endpoints';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { DiscountsPage } from './discounts-view.tsx';

const { listDiscounts, switchDiscount } = vi.hoisted(() => ({
  listDiscounts: vi.fn<() => Promise<ListPage<DiscountRow>>>(),
  switchDiscount: vi.fn<(row: DiscountRow, active: boolean) => Promise<DiscountRow>>(),
}));
vi.mock('../data/discounts-api.ts', () => ({
  listDiscounts,
  switchDiscount,
  changeDiscount: vi.fn(),
  createDiscount: vi.fn(),
  readDiscount: vi.fn(),
}));

const FIRST = new Date('2026-11-01T07:00:00.000Z');
const SECOND = new Date('2026-11-01T07:01:00.000Z');

const DIWALI = {
  code: 'DIWALI',
  method: 'code',
  kind: 'percent',
  percent: 10,
  description: '',
  active: true,
  standing: 'active',
  minSubtotal: 0,
  maxDiscount: null,
  collections: [],
  products: [],
  used: 3,
  totalLimit: null,
  startsAt: new Date('2026-11-01T06:00:00.000Z'),
  endsAt: null,
  updatedAt: FIRST,
} as unknown as DiscountRow;

test('undoes disabling a code', async () => {
  listDiscounts.mockResolvedValue({ rows: [DIWALI], nextCursor: null });
  switchDiscount.mockImplementation((row, active) =>
    Promise.resolve({ ...row, active, updatedAt: SECOND }),
  );
  renderInShop(<DiscountsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Disable DIWALI' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(switchDiscount).toHaveBeenCalledTimes(2));
  expect(switchDiscount.mock.calls[1]).toMatchObject([{ updatedAt: SECOND }, true]);
});
