import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { callStaffApi } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { ApprovalsPage } from './approvals-view.tsx';

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const answer = vi.mocked(callStaffApi);

const ROW = {
  id: 'order-1_3',
  orderId: 'order-1',
  orderNumber: 'KG-ABCD1234',
  kind: 'refund',
  purpose: 'price_adjustment',
  amount: 600_000,
  reason: 'A loose thread.',
  state: 'waiting',
  requestedBy: 'asha',
  requestedAt: '2026-11-24T12:30:00.000Z',
  decidedBy: null,
  decidedAt: null,
  answer: '',
  requesterName: 'Asha Rao',
  deciderName: '',
};

/** The server's list; a decision empties it. */
function withRows(rows: readonly object[]) {
  let shown = rows;
  answer.mockImplementation((_path, call) => {
    if (call?.method === 'POST') shown = [];
    return Promise.resolve(call?.method === 'POST' ? {} : { rows: [...shown], nextCursor: null });
  });
}

beforeEach(() => {
  answer.mockReset();
  signInStaff('finance');
});

test('approves the refund of another person after a question', async () => {
  withRows([ROW]);
  renderInShop(<ApprovalsPage />);
  const row = await screen.findByRole('row', { name: /KG-ABCD1234/ });
  for (const text of ['₹6,000', 'Asha Rao', 'A loose thread.']) expect(row).toHaveTextContent(text);
  await userEvent.click(
    screen.getByRole('button', { name: 'Approve ₹6,000 for KG-ABCD1234', hidden: true }),
  );
  const path = '/refund-approvals/order-1_3/approve';
  expect(answer).not.toHaveBeenCalledWith(path, expect.anything());
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve refund' }));
  expect(answer).toHaveBeenCalledWith(path, expect.objectContaining({ method: 'POST' }));
  expect(await screen.findByText('No refunds wait for approval')).toBeInTheDocument();
});

test('declines with a reason', async () => {
  withRows([ROW]);
  renderInShop(<ApprovalsPage />);
  await screen.findByRole('row', { name: /KG-ABCD1234/ });
  await userEvent.click(
    screen.getByRole('button', { name: 'Decline ₹6,000 for KG-ABCD1234', hidden: true }),
  );
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Decline refund' }));
  expect(await dialog.findByText('Please give a reason.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'The customer agreed to less.');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline refund' }));
  expect(answer).toHaveBeenCalledWith(
    '/refund-approvals/order-1_3/decline',
    expect.objectContaining({ body: { reason: 'The customer agreed to less.' } }),
  );
});

test('lets no one approve their own request, only withdraw it', async () => {
  withRows([{ ...ROW, requestedBy: 'staff' }]);
  renderInShop(<ApprovalsPage />);
  await screen.findByRole('row', { name: /KG-ABCD1234/ });
  const buttons = screen.getAllByRole('button', { hidden: true }).map((one) => one.ariaLabel ?? '');
  expect(buttons.filter((label) => label.includes('KG-ABCD1234'))).toEqual([
    'Withdraw ₹6,000 for KG-ABCD1234',
  ]);
});
