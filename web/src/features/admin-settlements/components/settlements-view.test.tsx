import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { saveFile } from '#lib/files/save-file.ts';
import { callStaffApi } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { SettlementsPage } from './settlements-view.tsx';

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));
vi.mock('#lib/files/save-file.ts', () => ({ saveFile: vi.fn() }));

const answer = vi.mocked(callStaffApi);

const FIGURES = {
  payments: 1_000_000,
  refunds: 100_000,
  fees: 20_000,
  tax: 3_600,
  disputes: 0,
  adjustments: 0,
};
const SETTLEMENT = {
  id: 'setl_1',
  amount: 876_400,
  status: 'processed',
  utr: 'UTR1',
  createdAt: '2026-11-20T05:00:00.000Z',
  ...FIGURES,
  items: 2,
};
const PROBLEM = {
  code: 'unknown',
  id: 'pay_9',
  settlementId: 'setl_1',
  orderId: null,
  expected: 0,
  found: 50_000,
  at: '2026-11-20T05:00:00.000Z',
};

function withProblems(problems: readonly object[], fetched: object = {}) {
  const statement = {
    month: '2026-11',
    opening: 0,
    ...FIGURES,
    settlements: 876_400,
    closing: 0,
    problems,
    problemCount: problems.length,
    updatedAt: '2026-11-21T00:00:00.000Z',
  };
  answer.mockImplementation((path) => {
    if (path.startsWith('/settlements/statement')) return Promise.resolve({ statement });
    if (path === '/settlements/fetch') {
      const nothing = { items: 0, settlements: 0, failedDays: [], problems: 0 };
      return Promise.resolve({ ...nothing, ...fetched });
    }
    return Promise.resolve({ rows: [SETTLEMENT], nextCursor: null });
  });
}

beforeEach(() => {
  for (const mock of [answer, vi.mocked(saveFile)]) mock.mockReset();
});

test('shows the balance of the month and each settlement', async () => {
  withProblems([]);
  renderInShop(<SettlementsPage />);
  const row = await screen.findByRole('row', { name: /setl_1/ });
  for (const text of ['UTR1', '₹10,000', '₹8,764']) expect(row).toHaveTextContent(text);
  expect(await screen.findByText(/Every payment, refund, fee and dispute matches/)).toBeVisible();
});

test('lists what does not match', async () => {
  withProblems([PROBLEM]);
  renderInShop(<SettlementsPage />);
  expect(await screen.findByText('1 entry does not match')).toBeVisible();
  expect(
    screen.getByText('The gateway settled ₹500 for pay_9, which the shop does not know.'),
  ).toBeVisible();
});

test('names the days that could not be fetched', async () => {
  withProblems([], { failedDays: ['2026-11-19'] });
  renderInShop(<SettlementsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Fetch now' }));
  expect(await screen.findByText(/did not report on 2026-11-19/)).toBeVisible();
});

test('exports vouchers for Tally', async () => {
  withProblems([]);
  renderInShop(<SettlementsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Export for Tally' }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  const [name, file] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toMatch(/^tally-settlements-20\d\d-\d\d\.xml$/);
  expect(await file?.text()).toContain('<VOUCHER REMOTEID="setl_1"');
});
