import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { planInstalments } from '@kargha/domain/instalment';
import { paise } from '@kargha/domain/paise';
import { orderFrom } from '#lib/order-document.ts';
import { asStaff } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { CreditView } from './credit-view.tsx';
import { DeskPlan } from './desk-plan.tsx';

vi.mock('#session/state/staff-api.ts', () => ({ asStaff: vi.fn() }));

const answer = vi.mocked(asStaff);
const standing = {
  uid: 'u1',
  companyName: 'Malhar Gifts LLP',
  gstNumber: '29AAHCK6072R1ZX',
  isVerified: true,
  limit: 10_000_000,
  revision: 2,
  owed: 424_800,
  ageing: { not_due: 0, '0-30': 0, '31-60': 424_800, '61-90': 0, '90+': 0 },
  orders: [{ id: 'o1', number: 'KG-ABCD1234' }],
};

beforeEach(() => {
  answer.mockReset();
});

test('what a company owes stands under its age, with the order that it is owed for', async () => {
  answer.mockResolvedValue({ companies: [standing] });
  renderInShop(<CreditView />);
  const row = await screen.findByRole('row', { name: /Malhar Gifts LLP/ });
  for (const text of ['₹1,00,000', '₹4,248', 'KG-ABCD1234']) expect(row).toHaveTextContent(text);
  expect(screen.getByText('Overdue').nextSibling).toHaveTextContent('₹4,248');
});

test('a limit is set in paise, with its reason and the revision that was seen', async () => {
  answer.mockResolvedValue({ companies: [standing] });
  renderInShop(<CreditView />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Set limit of Malhar Gifts LLP' }),
  );
  const field = screen.getByLabelText('Limit in rupees');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Save limit' }));
  expect(await screen.findByText('Please enter the limit in rupees.')).toBeVisible();
  await userEvent.type(field, '250000.5');
  await userEvent.type(screen.getByLabelText('Reason'), 'Agreed by phone.');
  await userEvent.click(screen.getByRole('button', { name: 'Save limit' }));
  const body = { limit: 25_000_050, revision: 2, reason: 'Agreed by phone.' };
  await vi.waitFor(() =>
    expect(answer).toHaveBeenCalledWith('/credit/u1', { method: 'PUT', body }),
  );
});

test('a list that cannot be read can be tried again, and an empty one says so', async () => {
  answer.mockRejectedValueOnce(new Error('The shop is away.')).mockResolvedValue({ companies: [] });
  renderInShop(<CreditView />);
  expect(await screen.findByText('The shop is away.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Nobody owes anything')).toBeVisible();
});

test('staff record a transfer with its UTR; what the server refuses is said and stays typed', async () => {
  answer.mockRejectedValueOnce(new Error('The transfer has been recorded already.'));
  const instalments = planInstalments(paise(424_800), 'half-advance', new Date());
  const order = orderFrom('o1', {
    state: 'placed',
    revision: 4,
    paymentTerms: 'half-advance',
    instalments,
  });
  renderInShop(<DeskPlan order={order} />);
  const record = 'Record bank transfer';
  await userEvent.click(screen.getByRole('button', { name: `${record}: ₹2,124 in advance` }));
  await userEvent.type(screen.getByLabelText('UTR of the transfer'), 'HDFCR52026112100012345');
  await userEvent.click(screen.getByRole('button', { name: record }));
  expect(await screen.findByText('The transfer has been recorded already.')).toBeVisible();
  expect(screen.getByLabelText('UTR of the transfer')).toHaveValue('HDFCR52026112100012345');
  expect(answer).toHaveBeenCalledWith('/instalments/o1/1/transfer', {
    method: 'POST',
    body: { utr: 'HDFCR52026112100012345', amount: 212_400, note: '', revision: 4 },
  });
});

test('staff write down which transfer took an advance of a cancelled order back; the gateway’s money goes by itself', async () => {
  answer.mockResolvedValue({ success: true });
  const paid = (paymentId: string) =>
    planInstalments(paise(424_800), 'half-advance', new Date()).map((part, place) =>
      place === 0 ? { ...part, state: 'paid', paymentId } : part,
    );
  const cancelled = (paymentId: string) =>
    orderFrom('o1', { state: 'cancelled', revision: 9, instalments: paid(paymentId) });
  const button = { name: 'Record money sent back: ₹2,124' };
  const { unmount } = renderInShop(<DeskPlan order={cancelled('pay_1')} />);
  expect(screen.queryByRole('button', button)).toBeNull();
  unmount();
  renderInShop(<DeskPlan order={cancelled('HDFCR52026112100012345')} />);
  await userEvent.click(screen.getByRole('button', button));
  await userEvent.type(screen.getByLabelText('UTR of the transfer'), 'SBINR52026112400054321');
  await userEvent.click(screen.getByRole('button', { name: 'Record money sent back' }));
  expect(await screen.findByText('It is written down. The refund voucher follows.')).toBeVisible();
  expect(answer).toHaveBeenCalledWith('/instalments/o1/1/return', {
    method: 'POST',
    body: { utr: 'SBINR52026112400054321', note: '', revision: 9 },
  });
});
