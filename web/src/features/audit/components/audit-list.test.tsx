import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { callStaffApi } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { AuditPage } from './audit-list.tsx';

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const ROW = {
  id: 'a1',
  action: 'purchaseOrder.edit',
  target: 'purchaseOrders/p1',
  actor: 'u1',
  actorName: 'Sita Staff',
  before: { total: 120_000 },
  after: { total: 1_234_550 },
  reason: '',
  at: '2026-11-21T06:30:00.000Z',
};

beforeEach(() => {
  vi.mocked(callStaffApi)
    .mockReset()
    .mockResolvedValue({ rows: [ROW], nextCursor: null });
});

test('a row shows amounts in rupees, before and after', async () => {
  renderInShop(<AuditPage />);
  const row = await screen.findByRole('row', { name: /Purchase order: edit/ });
  expect(row).toHaveTextContent('Total: ₹1,200 → ₹12,345.50');
  expect(row).not.toHaveTextContent('120000');
});
