import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { indianDay } from '@kargha/domain/india/indian-day';
import { planInstalments } from '@kargha/domain/payments/instalment';
import { paise } from '@kargha/domain/money/paise';
import { callStaffApi } from '#session/state/staff-api.ts';
import { sampleOrder } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { CreditView } from './credit-view.tsx';
import { COMPANY_CREDIT } from '#testing/sample-company-credit.ts';
import { signInStaff } from '#testing/sign-in-staff.ts';
import { StaffPaymentPlan } from './staff-payment-plan.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const answer = vi.mocked(callStaffApi);
const TOTALS = { companies: 3, owed: 1_424_800, lateCompanies: 1, lateOwed: 424_800 };

/** The server's list; any other call is a change. */
function withRows(rows: readonly object[]) {
  answer.mockImplementation((path, call) => {
    if (path === '/credit/totals') return Promise.resolve({ totals: TOTALS });
    if (call?.method === 'PUT') return Promise.resolve({ revision: 3 });
    return Promise.resolve({ rows: [...rows], nextCursor: null });
  });
}

beforeEach(() => {
  answer.mockReset();
});

test('shows a balance by age, with its orders', async () => {
  withRows([COMPANY_CREDIT]);
  renderInShop(<CreditView />);
  const row = await screen.findByRole('row', { name: /Malhar Gifts LLP/ });
  for (const text of ['₹1,00,000', '₹4,248', 'KG-ABCD1234']) expect(row).toHaveTextContent(text);
  for (const [label, value] of [
    ['Outstanding', '₹14,248'],
    ['Overdue', '1 company'],
    ['Companies', '3'],
  ] as const) {
    const tile = within(screen.getByLabelText('Receivables summary')).getByText(label);
    expect(tile.parentElement).toHaveTextContent(value);
  }
  expect(screen.getByText('₹4,248 outstanding in total')).toBeVisible();
});

test('searches on the server and loads the next page', async () => {
  answer.mockImplementation((path) => {
    if (path === '/credit/totals') return Promise.resolve({ totals: TOTALS });
    const uid = path.includes('cursor') ? 'u2' : 'u1';
    return Promise.resolve({ rows: [{ ...COMPANY_CREDIT, uid }], nextCursor: 'u1' });
  });
  renderInShop(<CreditView />);
  await userEvent.type(await screen.findByLabelText('Search companies'), 'malhar');
  await vi.waitFor(() =>
    expect(answer).toHaveBeenCalledWith('/credit?search=malhar', { method: 'GET' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await vi.waitFor(() =>
    expect(answer).toHaveBeenCalledWith('/credit?search=malhar&cursor=u1', { method: 'GET' }),
  );
});

test('saves a limit in paise with reason and revision', async () => {
  withRows([COMPANY_CREDIT]);
  renderInShop(<CreditView />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Set limit for Malhar Gifts LLP' }),
  );
  const field = screen.getByLabelText('Credit limit (₹)');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Save limit' }));
  expect(await screen.findByText('Enter the limit in rupees.')).toBeVisible();
  await userEvent.type(field, '2,50,000.5');
  await userEvent.type(screen.getByLabelText('Reason'), 'Agreed by phone.');
  await userEvent.click(screen.getByRole('button', { name: 'Save limit' }));
  const body = { limit: 25_000_050, revision: 2, reason: 'Agreed by phone.' };
  await vi.waitFor(() =>
    expect(answer).toHaveBeenCalledWith('/credit/u1', { method: 'PUT', body }),
  );
});

test('retries a list that failed to load, and shows an empty state', async () => {
  answer.mockRejectedValue(new Error('The shop is away.'));
  renderInShop(<CreditView />);
  expect(await screen.findByText('The shop is away.')).toBeVisible();
  withRows([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No receivables')).toBeVisible();
});

test('records a transfer with its UTR, and keeps what was typed when the server refuses it', async () => {
  answer.mockRejectedValueOnce(new Error('The transfer has been recorded already.'));
  const instalments = planInstalments(paise(424_800), 'half-advance', new Date());
  const order = sampleOrder({
    quoteId: 'q1',
    state: 'placed',
    revision: 4,
    paymentTerms: 'half-advance',
    instalments,
  });
  renderInShop(<StaffPaymentPlan order={order} />);
  expect(screen.getByRole('link', { name: 'View quotation' })).toHaveAttribute(
    'href',
    '/admin/quotes/q1',
  );
  const record = 'Record bank transfer';
  const amount = () => screen.getByLabelText('Amount (₹)');
  await userEvent.click(screen.getByRole('button', { name: `${record}: ₹2,124 in advance` }));
  await userEvent.type(screen.getByLabelText('Transfer reference (UTR)'), 'HDFCR52026112100012345');
  fireEvent.change(screen.getByLabelText('Value date'), { target: { value: '2026-11-20' } });
  await userEvent.clear(amount());
  await userEvent.type(amount(), '2,124.00');
  await userEvent.click(screen.getByRole('button', { name: record }));
  expect(await screen.findByText('The transfer has been recorded already.')).toBeVisible();
  expect(screen.getByLabelText('Transfer reference (UTR)')).toHaveValue('HDFCR52026112100012345');
  expect(answer).toHaveBeenCalledWith('/instalments/o1/1/transfer', {
    method: 'POST',
    body: {
      ...{ utr: 'HDFCR52026112100012345', amount: 212_400, note: '', revision: 4 },
      valueDate: '2026-11-20',
    },
  });
});

test('records the total of a transfer that pays several instalments', async () => {
  const instalments = planInstalments(paise(525_000), 'half-advance', new Date());
  const fields = { state: 'placed', paymentTerms: 'half-advance', instalments };
  renderInShop(<StaffPaymentPlan order={sampleOrder(fields)} />);
  const record = 'Record bank transfer';
  await userEvent.click(screen.getByRole('button', { name: `${record}: ₹2,625 in advance` }));
  await userEvent.type(screen.getByLabelText('Transfer reference (UTR)'), 'HDFCR52026112100012345');
  const totalField = screen.getByLabelText('Total transfer amount (₹)');
  await userEvent.type(totalField, '5250');
  await userEvent.click(screen.getByRole('button', { name: record }));
  const sent = { utr: 'HDFCR52026112100012345', amount: 262_500, total: 525_000, note: '' };
  const valueDate = indianDay(new Date());
  expect(answer).toHaveBeenCalledWith('/instalments/o1/1/transfer', {
    method: 'POST',
    body: { ...sent, valueDate, revision: 0 },
  });
});
