import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { customerEndpoints } from '@kargha/domain/people/customer-endpoints';
import { callStaffApi } from '#session/state/staff-api.ts';
import { answerEndpoints, answerTo } from '#testing/answer-endpoints.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleCustomerRow } from '#testing/sample-customer.ts';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { CustomersPage } from './customers-view.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const ASHA = sampleCustomerRow();
beforeEach(() => {
  vi.resetAllMocks();
  answerEndpoints(vi.mocked(callStaffApi), [
    answerTo(customerEndpoints.list, () => ({ rows: [ASHA], nextCursor: null })),
  ]);
});

test('a row shows the customer, total spent and last order', async () => {
  renderInShop(<CustomersPage />);
  const row = (await screen.findByRole('link', { name: 'Asha Verma' })).closest('tr')!;
  for (const text of ['Business', 'Pending verification', '3', '₹5,400', '14 Nov 2026', 'vip']) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Asha Verma' })).toHaveAttribute(
    'href',
    '/admin/customers/asha',
  );
});

test('combines type, tag, sorting and search', async () => {
  renderInShop(<CustomersPage />, '/admin/customers?tag=vip');
  await screen.findByText('Asha Verma');
  await userEvent.click(screen.getByRole('button', { name: 'Guest' }));
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Highest spend');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search customers' }), 'ash');
  await vi.waitFor(() =>
    expect(callStaffApi).toHaveBeenLastCalledWith(
      '/customers?search=ash&kind=guest&tag=vip&sort=value',
      { method: 'GET' },
    ),
  );
});
