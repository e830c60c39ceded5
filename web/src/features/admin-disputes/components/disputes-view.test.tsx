import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '#lib/server/api-client.ts';
import { callStaffApi } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { DisputesPage } from './disputes-view.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const answer = vi.mocked(callStaffApi);

const DISPUTE = {
  id: 'disp_1',
  paymentId: 'pay_1',
  orderId: 'order-1',
  orderNumber: 'KG-ABCD1234',
  amount: 227_400,
  deducted: 0,
  reasonCode: 'goods_not_received',
  reason: 'The goods were not received.',
  phase: 'chargeback',
  status: 'open',
  respondBy: '2026-12-01T12:30:00.000Z',
  submittedAt: null,
  createdAt: '2026-11-24T12:30:00.000Z',
};

/** The server's list; after an answer to the dispute it has changed. */
function withRows(rows: readonly object[], changed: object = {}) {
  let shown = rows;
  answer.mockImplementation((_path, call) => {
    if (call?.method !== 'POST') return Promise.resolve({ rows: [...shown], nextCursor: null });
    shown = [{ ...DISPUTE, ...changed }];
    return Promise.resolve({ dispute: shown[0] });
  });
}

beforeEach(() => {
  answer.mockReset();
});

const row = () => screen.findByRole('row', { name: /disp_1/ });

test('shows amount, deadline and order of a dispute', async () => {
  withRows([DISPUTE]);
  renderInShop(<DisputesPage />);
  const shown = await row();
  for (const text of ['₹2,274', '1 December at 6:00 pm', 'KG-ABCD1234', 'Needs response']) {
    expect(shown).toHaveTextContent(text);
  }
});

test('accepts a dispute only after a confirmation', async () => {
  withRows([DISPUTE], { status: 'lost', deducted: 227_400 });
  renderInShop(<DisputesPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept dispute disp_1' }));
  expect(answer).not.toHaveBeenCalledWith('/disputes/disp_1/accept', expect.anything());
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Accept dispute' }));
  await vi.waitFor(async () => expect(await row()).toHaveTextContent('₹2,274 deducted'));
  expect(screen.queryByRole('button', { name: 'Accept dispute disp_1' })).toBeNull();
});

test('contests a dispute with an explanation, and keeps it when the server refuses', async () => {
  withRows([DISPUTE]);
  renderInShop(<DisputesPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Contest dispute disp_1' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Submit evidence' }));
  expect(await dialog.findByText('Please explain why the charge is right.')).toBeVisible();
  answer.mockRejectedValueOnce(
    new ApiError('Too late.', { status: 409, code: 'not_open', details: undefined }),
  );
  await userEvent.type(dialog.getByLabelText('Why is the charge right?'), 'Delivered.');
  await userEvent.click(dialog.getByRole('button', { name: 'Submit evidence' }));
  expect(await dialog.findByText('Too late.')).toBeVisible();
  expect(dialog.getByLabelText('Why is the charge right?')).toHaveValue('Delivered.');
});

test('names the gift card that a disputed payment bought, and offers its evidence', async () => {
  const sold = { giftCardSaleId: 'sale-1', giftCardNumber: 'GC-1001' };
  withRows([{ ...DISPUTE, orderId: null, orderNumber: null, ...sold }]);
  renderInShop(<DisputesPage />);
  expect(await row()).toHaveTextContent('Gift card GC-1001');
  expect(screen.getByRole('button', { name: 'Contest dispute disp_1' })).toBeVisible();
});

test('offers no evidence for an unknown payment', async () => {
  withRows([{ ...DISPUTE, orderId: null, orderNumber: null }]);
  renderInShop(<DisputesPage />);
  expect(await row()).toHaveTextContent('Unknown payment');
  expect(screen.queryByRole('button', { name: 'Contest dispute disp_1' })).toBeNull();
});
