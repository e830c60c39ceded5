import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import { discountEndpoints, type DiscountRow } from '@kargha/domain/pricing/discount-endpoints';
import { callStaffApi } from '#session/state/staff-api.ts';
import { answerEndpoints, answerTo } from '#testing/answer-endpoints.ts';
import { signInStaff } from '#testing/sign-in-staff.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { DiscountsPage } from './discounts-view.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const FIRST = new Date('2026-11-01T07:00:00.000Z');
const SECOND = new Date('2026-11-01T07:01:00.000Z');

const DIWALI: DiscountRow = {
  code: 'DIWALI',
  method: 'code',
  kind: 'percent',
  percent: 10,
  amount: paise(0),
  description: '',
  active: true,
  standing: 'active',
  minSubtotal: paise(0),
  maxDiscount: null,
  collections: [],
  products: [],
  titles: {},
  roles: [],
  perPersonLimit: null,
  used: 3,
  totalLimit: null,
  startsAt: new Date('2026-11-01T06:00:00.000Z'),
  endsAt: null,
  updatedAt: FIRST,
};

test('undoes disabling a code', async () => {
  let row = DIWALI;
  const bodies: object[] = [];
  answerEndpoints(vi.mocked(callStaffApi), [
    answerTo(discountEndpoints.list, () => ({ rows: [row], nextCursor: null })),
    answerTo(discountEndpoints.switch, ({ body }) => {
      bodies.push(body);
      row = { ...row, active: body.active, updatedAt: SECOND };
      return { discount: row };
    }),
  ]);
  renderInShop(<DiscountsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Disable DIWALI' }));
  expect(await screen.findByRole('button', { name: 'Enable DIWALI' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Disable DIWALI' })).toBeVisible();
  expect(bodies[1]).toEqual({ active: true, updatedAt: SECOND.toISOString() });
});
